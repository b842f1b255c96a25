import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { useState } from 'react'
import { amountInWordsResult as said } from '../../../content/tools/amount-in-words.ts'
import * as css from '../../../shell/tool/tool.css.ts'

/** Copies an amount in words. Its key is the words, so that it speaks of none but these. */
export function CopyWords({ words }: { words: string }) {
  const [isCopied, setIsCopied] = useState<boolean>()
  const copy = async () => {
    // Browsers that give no clipboard, or not to this page, leave the copying to the reader.
    const isDone = await Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(words))
      .then(
        () => true,
        () => false,
      )
    setIsCopied(isDone)
  }
  return (
    <div className={css.actions}>
      <Stack gap="xs">
        <div>
          <Button variant="secondary" onPress={() => void copy()}>
            {said.copy}
          </Button>
        </div>
        <div role="status">{isCopied && <Text size="small">{said.copied}</Text>}</div>
        {isCopied === false && (
          <TextField
            label={said.copyByHand}
            value={words}
            isReadOnly
            onFocus={(event) => event.currentTarget.select()}
          />
        )}
      </Stack>
    </div>
  )
}
