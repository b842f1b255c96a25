import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { amountInWordsResult as resultWords } from './words.ts'
import { CopyStatus, useClipboard } from '../../../ui/clipboard.tsx'
import * as css from '../frame/tool.css.ts'

/** Button that copies an amount in words. The caller sets `key={words}` to reset its status for a new amount. */
export function CopyWords({ words }: { words: string }) {
  const [copied, copy] = useClipboard()
  return (
    <div className={css.actions}>
      <Stack gap="xs">
        <div>
          <Button variant="secondary" onPress={() => void copy(words)}>
            {resultWords.copy}
          </Button>
        </div>
        <CopyStatus of={copied} words={resultWords} />
      </Stack>
    </div>
  )
}
