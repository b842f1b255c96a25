import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { toolWords as words, type ToolWords } from './words.ts'
import { Points } from '../../../ui/page/points.tsx'
import * as css from './tool.css.ts'

export interface ExplanationProps extends Pick<ToolWords, 'parts'> {
  /** What the calculation leaves out. */
  limits: readonly string[]
}

/** A tool in plain words, and what it leaves out. The build makes HTML of it: no use of the tool changes it. */
export function Explanation({ parts, limits }: ExplanationProps) {
  return (
    <Stack gap="xxl">
      {parts.map(({ heading, paragraphs }) => (
        <section key={heading} className={css.screenOnly}>
          <Stack>
            <Heading level={2} size="title">
              {heading}
            </Heading>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </section>
      ))}
      <Stack as="section">
        <Heading level={2} size="title">
          {words.limits}
        </Heading>
        <Points points={limits} />
      </Stack>
    </Stack>
  )
}
