import { Alert } from '@anupalan/design-system/alert'
import { Button } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { Table } from '@anupalan/design-system/table'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { gstinPanFields as words, gstinPanResult as resultWords } from './words.ts'
import { optionsOf } from '../../../ui/options-of.ts'
import { Segments } from '../../../ui/fields/segments.tsx'
import { ToolFrame, type ToolProps, type ToolResult } from '../frame/tool-frame.tsx'
import * as css from '../frame/tool.css.ts'
import { useTool } from '../../../ui/calculator/use-tool.ts'
import { gstinPanTool, KINDS, type NumberAnswer, type NumberKind } from './inputs.ts'

function showResult(answer: NumberAnswer, choose: (number: string) => void): ToolResult {
  if (!answer.valid) {
    const { kind, characters, suggestions, problem, rule } = answer
    const faults = characters.length > 0 ? characters.map(({ message }) => message) : [problem.message]
    return {
      answer: resultWords.invalid(words.kind.options[kind]),
      about: problem.message,
      rules: [rule],
      working: (
        <Stack>
          <Text weight="strong">{resultWords.faults}</Text>
          <ul role="list">
            {faults.map((fault) => (
              <Text as="li" key={fault}>
                {fault}
              </Text>
            ))}
          </ul>
          {suggestions.length > 0 && (
            <>
              <Text>{resultWords.suggestions}</Text>
              <Inline>
                {suggestions.map((suggestion) => (
                  <Button
                    key={suggestion}
                    variant="secondary"
                    size="compact"
                    onPress={() => choose(suggestion)}
                  >
                    {suggestion}
                  </Button>
                ))}
              </Inline>
            </>
          )}
        </Stack>
      ),
    }
  }
  const cautions = (
    <Alert role="note" title={resultWords.cautions}>
      {answer.cautions.map((caution) => (
        <Text key={caution}>{caution}</Text>
      ))}
    </Alert>
  )
  if (answer.valid === 'special')
    return {
      answer: resultWords.special,
      about: resultWords.specialAbout(answer.text),
      rules: [answer.rule],
      working: (
        <Stack>
          <Text>{answer.message}</Text>
          {cautions}
        </Stack>
      ),
    }
  const { text, lines, rule } = answer
  return {
    answer: resultWords.valid,
    about: resultWords.validAbout(text),
    rules: [rule],
    working: (
      <>
        <div className={css.sheet}>
          <Table
            caption={resultWords.caption}
            isCaptionHidden
            columns={[
              { key: 'part', head: resultWords.part },
              { key: 'says', head: resultWords.says },
            ]}
            rows={lines.map(([part, says]) => ({ id: part, cells: { part, says } }))}
          />
        </div>
        {cautions}
      </>
    ),
  }
}

export default function GstinPan(props: ToolProps) {
  const tool = useTool(gstinPanTool)
  const { field, texts, outcome } = tool
  const number = field('number')
  const fault = outcome.kind === 'value' && !outcome.value.valid ? outcome.value.problem.message : undefined
  return (
    <ToolFrame
      {...props}
      tool={tool}
      result={(answer) => showResult(answer, number.onChange)}
      form={
        <>
          <Segments
            {...field('kind')}
            label={words.kind.label}
            options={optionsOf(KINDS, words.kind.options)}
          />
          <TextField
            {...number}
            {...words.number[texts.kind as NumberKind]}
            errorMessage={fault ?? number.errorMessage}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            figures
          />
        </>
      }
    />
  )
}
