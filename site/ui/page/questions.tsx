import { Disclosure } from '@anupalan/design-system/disclosure'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Question } from '../../content/service-pages/service-page.ts'
import { Unbroken } from '../unbroken.tsx'

/** Questions as disclosures that contain the answers. */
export const Questions = ({ questions }: { questions: readonly Question[] }) => (
  <div>
    {questions.map(({ question, answer }) => (
      <Disclosure key={question} summary={question}>
        <Stack gap="sm">
          {answer.map((paragraph) => (
            <Text key={paragraph}>
              <Unbroken text={paragraph} />
            </Text>
          ))}
        </Stack>
      </Disclosure>
    ))}
  </div>
)
