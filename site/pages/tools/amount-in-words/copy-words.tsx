import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { amountInWordsResult as resultWords } from './words.ts'
import { CopyOutcome, useCopying } from '../../../ui/calculator/copying.tsx'
import * as css from '../frame/tool.css.ts'

/** Copies an amount in words. Its key is the words, so that it speaks of none but these. */
export function CopyWords({ words }: { words: string }) {
  const [copied, copy] = useCopying()
  return (
    <div className={css.actions}>
      <Stack gap="xs">
        <div>
          <Button variant="secondary" onPress={() => void copy(words)}>
            {resultWords.copy}
          </Button>
        </div>
        <CopyOutcome of={copied} words={resultWords} />
      </Stack>
    </div>
  )
}
