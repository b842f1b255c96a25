import { Button, ButtonLink } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { toolWords as words, type ToolLink } from '../../pages/tools/frame/words.ts'
import { CopyStatus, useClipboard } from '../clipboard.tsx'

export interface ToolActionsProps {
  /** Returns the URL of these answers. */
  link: () => string
  /** Link for questions about the result. @default the enquiry form */
  ask?: ToolLink
}

/** Actions on a result: copy its link, print it, ask about it. */
export function ToolActions({ link, ask = words.ask }: ToolActionsProps) {
  const [copied, copy] = useClipboard()
  return (
    <Stack gap="xs">
      <Inline gap="md">
        <Button variant="quiet" size="compact" onPress={() => void copy(link())}>
          {words.copy}
        </Button>
        <Button variant="quiet" size="compact" onPress={() => print()}>
          {words.print}
        </Button>
        <ButtonLink variant="quiet" size="compact" href={ask.href}>
          {ask.label}
        </ButtonLink>
      </Inline>
      <CopyStatus of={copied} words={words} />
    </Stack>
  )
}
