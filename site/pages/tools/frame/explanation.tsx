import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { toolPageWords as words } from './tool-page.words.ts'
import type { ToolWords } from './words.ts'
import { Points } from '../../../ui/page/points.tsx'
import { Unbroken } from '../../../ui/unbroken.tsx'
import * as css from './tool.css.ts'

export interface ExplanationProps extends Pick<ToolWords, 'parts'> {
  /** What the calculation does not cover. */
  limits: readonly string[]
}

/** Citations and links refer to a part by its heading: `how-it-is-calculated`. */
const idOf = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Explanation of a tool and its limits. Prerendered as static HTML, because it does not depend on input. */
export function Explanation({ parts, limits }: ExplanationProps) {
  return (
    <Stack gap="xxl">
      {parts.map(({ heading, paragraphs }) => (
        <section key={heading} className={css.screenOnly}>
          <Stack>
            <Heading level={2} size="title" id={idOf(heading)}>
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>
                <Unbroken text={paragraph} />
              </Text>
            ))}
          </Stack>
        </section>
      ))}
      <Stack as="section">
        <Heading level={2} size="title" id="limits">
          {words.limits}
        </Heading>
        <Points points={limits} />
      </Stack>
    </Stack>
  )
}
