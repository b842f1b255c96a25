import { Button, ButtonLink } from '@anupalan/design-system/button'
import { Inline } from '@anupalan/design-system/inline'
import { Stack } from '@anupalan/design-system/stack'
import { toolWords as words, type ToolLink } from '../../pages/tools/frame/words.ts'
import { CopyOutcome, useCopying } from './copying.tsx'

export interface ToolActionsProps {
  /** The whole address that leads to these answers. */
  link: () => string
  /** Where to ask about the result. @default the enquiry form */
  ask?: ToolLink
}

/** What can be done with a result: keep its link, print it, ask about it. */
export function ToolActions({ link, ask = words.ask }: ToolActionsProps) {
  const [copied, copy] = useCopying()
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
      <CopyOutcome of={copied} words={words} />
    </Stack>
  )
}
