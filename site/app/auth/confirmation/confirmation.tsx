import { ButtonLink } from '@anupalan/design-system/button'
import { Text } from '@anupalan/design-system/text'
import { FlowPage, type FlowEnd } from '../flow/flow-page.tsx'
import { useFlow, type FlowSnapshot } from '../flow/use-flow.ts'
import { authWords } from '../words.ts'
import { confirmationMachine } from './confirmation.machine.ts'

export interface ConfirmationProps<Result> {
  heading: string
  lead: string
  submit: string
  submitting: string
  /** Sends the key of the link. */
  send: (signal: AbortSignal) => Promise<Result>
  /** What to do if the link has ended. */
  ended: string
  done: (result: Result | null) => Pick<FlowEnd, 'heading'> & { text: string }
  snapshot?: FlowSnapshot
}

/** The page of a mailed link with one button, which uses the link up. */
export function Confirmation<Result>({ send, ended, done, snapshot, ...words }: ConfirmationProps<Result>) {
  const flow = useFlow(confirmationMachine, {
    snapshot,
    send: (_: null, signal) => send(signal),
    read: () => ({ values: null, errors: {} }),
  })
  const { heading, text } = done(flow.result)
  const toSignIn = <ButtonLink href="/auth">{authWords.toSignIn}</ButtonLink>
  return (
    <FlowPage
      {...words}
      flow={flow}
      closed={{
        children: (
          <>
            <Text tone="quiet">{ended}</Text>
            {toSignIn}
          </>
        ),
      }}
      done={{
        heading,
        children: (
          <>
            <Text>{text}</Text>
            {toSignIn}
          </>
        ),
      }}
    />
  )
}
