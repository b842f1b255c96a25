import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { AccessibilityTable } from '../design-system/workbench/accessibility-table.tsx'
import modes from './visual/accessibility.json'
import stories from './accessibility.json'
import { componentOf, storiesFiles } from './accessibility-reporter.ts'

/** Groups of Storybook’s sidebar. */
const GROUPS = 'Actions|Content|Feedback|Forms|Foundations|Layout|Navigation|Pages'

describe('the component of a stories file', () => {
  test('is the title of its meta, not the first title of the file', () => {
    const source = `const sent = { title: 'Message sent!' }
/** Used by meta below. */
const failed = { title: 'Error' }
const meta = {
  args: { toast: { title: 'Saved' } },
  title: 'Feedback/Toast/States',
} satisfies Meta`
    expect(componentOf(source)).toBe('Feedback/Toast')
    expect(componentOf("const meta = { title: 'Foundations/Tokens' } satisfies Meta")).toBe(
      'Foundations/Tokens',
    )
  })

  test('is not the title of a story if meta has none', () => {
    expect(componentOf("const meta = {\n  args: {},\n}\nconst story = {\n  title: 'Error',\n}")).toBe(
      undefined,
    )
  })

  test.each(storiesFiles())('is in a group of the sidebar, %s', (file) => {
    expect(componentOf(readFileSync(file, 'utf8'))).toMatch(new RegExp(`^(?:${GROUPS})/[A-Z]`))
  })
})

describe('the accessibility page', () => {
  const html = renderToStaticMarkup(<AccessibilityTable stories={stories} modes={modes} />)

  test('lists each component once, and nothing else', () => {
    const components = new Set(storiesFiles().map((file) => componentOf(readFileSync(file, 'utf8'))))
    const listed = [...html.matchAll(/<th scope="row"[^>]*>([^<]+)/g)].map(([, name]) => name)
    expect(listed).toEqual([...Object.keys(stories), 'All'])
    for (const name of [...Object.keys(stories), ...Object.keys(modes)])
      expect(components, name).toContain(name)
  })

  test('states “none asked” for a component without modes', () => {
    const component = Object.keys(stories).find((name) => !(name in modes))
    expect(component).toBeDefined()
    expect(html).toContain('none asked')
    expect(html).not.toContain('not taken')
  })
})
