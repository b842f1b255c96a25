import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { useState } from 'react'

/** The last copied text, and whether copying succeeded. */
interface Copied {
  text: string
  isDone: boolean
}

/** The result of the last copy, and a function that copies. */
export function useClipboard() {
  const [copied, setCopied] = useState<Copied>()
  const copy = async (text: string) => {
    // `navigator.clipboard` is undefined in an insecure context, and may reject without permission.
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

export interface CopyStatusProps {
  of: Copied | undefined
  words: {
    copied: string
    /** Label of the field that contains the text when copying failed. */
    copyByHand: string
  }
}

/** Announces that a text was copied, or shows it in a field to be copied by hand. */
export function CopyStatus({ of: copied, words }: CopyStatusProps) {
  return (
    <>
      <div role="status">{copied?.isDone && <Text size="small">{words.copied}</Text>}</div>
      {copied?.isDone === false && (
        <TextField
          label={words.copyByHand}
          value={copied.text}
          autoComplete="off"
          isReadOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  )
}
