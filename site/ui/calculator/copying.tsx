import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { useState } from 'react'

/** What was copied last, and whether the browser let it. */
interface Copied {
  text: string
  isDone: boolean
}

/** The last copy, and how to make one. */
export function useCopying() {
  const [copied, setCopied] = useState<Copied>()
  const copy = async (text: string) => {
    // Browsers that give no clipboard, or not to this page, leave the copying to the reader.
    const isDone = await Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    setCopied({ text, isDone })
  }
  return [copied, copy] as const
}

export interface CopyOutcomeProps {
  of: Copied | undefined
  words: {
    copied: string
    /** On the field with the text, for those whom the browser gives no clipboard. */
    copyByHand: string
  }
}

/** Says that a text was copied, or gives it to be copied by hand. */
export function CopyOutcome({ of: copied, words }: CopyOutcomeProps) {
  return (
    <>
      <div role="status">{copied?.isDone && <Text size="small">{words.copied}</Text>}</div>
      {copied?.isDone === false && (
        <TextField
          label={words.copyByHand}
          value={copied.text}
          isReadOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
}
