import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { amountInWordsResult as said } from './words.ts'
import { CopyStatus, useClipboard } from '../../../ui/calculator/clipboard.tsx'
import * as css from '../frame/tool.css.ts'

/** Copies an amount in words. Its key is the words, so that it speaks of none but these. */
export function CopyWords({ words }: { words: string }) {
  const [copied, copy] = useClipboard()
  return (
    <div className={css.actions}>
      <Stack gap="xs">
        <div>
          <Button variant="secondary" onPress={() => void copy(words)}>
            {said.copy}
          </Button>
        </div>
        <CopyStatus of={copied} words={said} />
      </Stack>
    </div>
  )
}
