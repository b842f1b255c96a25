import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { buttonClass } from './button-class.ts'
import { ButtonLink } from './index.ts'

test.each([{ variant: 'quiet' }, { size: 'compact' }, { wide: true }] as const)(
  'a link with %o has the class of such a button, and no attribute of it',
  (look) => {
    expect(
      renderToStaticMarkup(
        <ButtonLink href="/pricing" {...look}>
          Pricing
        </ButtonLink>,
      ),
    ).toBe(`<a href="/pricing" class="${buttonClass(look)}">Pricing</a>`)
    expect(buttonClass(look)).not.toBe(buttonClass({}))
  },
)
