import { Button, ButtonLink } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { useState } from 'react'
import { toolWords as words, type ToolLink } from '../../content/tools/words.ts'

export interface ToolActionsProps {
  /** The whole address that leads to these answers. */
  link: () => string
  /** Where to ask about the result. @default the enquiry form */
  ask?: ToolLink
}

/** What can be done with a result: keep its link, print it, ask about it. */
export function ToolActions({ link, ask = words.ask }: ToolActionsProps) {
  const [copied, setCopied] = useState<{ link: string; isDone: boolean }>()
  const copy = async () => {
    const address = link()
    // Browsers that give no clipboard, or not to this page, leave the copying to the reader.
    const isDone = await Promise.resolve(navigator.clipboard)
      .then((clipboard) => clipboard.writeText(address))
      .then(
        () => true,
        () => false,
      )
    setCopied({ link: address, isDone })
  }
  return (
    <Stack gap="xs">
      <Inline gap="md">
        <Button variant="quiet" size="compact" onPress={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="quiet" size="compact" onPress={() => print()}>
          {words.print}
        </Button>
        <ButtonLink variant="quiet" size="compact" href={ask.href}>
          {ask.label}
        </ButtonLink>
      </Inline>
      <div role="status">{copied?.isDone && <Text size="small">{words.copied}</Text>}</div>
      {copied?.isDone === false && (
        <TextField
          label={words.copyByHand}
          value={copied.link}
          isReadOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </Stack>
  )
}
