import { Button } from '@anupalan/design-system/button'
import { Link } from '@anupalan/design-system/link'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { requestPasswordReset } from '@anupalan/server/contract/accounts/endpoints'
import { apiOf } from '../../../ui/api.ts'
import { checkForm, checks } from '../checks.ts'
import { FlowPage } from '../flow/flow-page.tsx'
import { useFlow, type FlowSnapshot } from '../flow/use-flow.ts'
import { authWords } from '../words.ts'
import { resetRequestMachine } from './reset-request.machine.ts'
import { resetWords } from './words.ts'

const api = apiOf({ requestPasswordReset })
const words = resetWords.request

export interface ResetRequestProps {
  /** Called to show an empty form again. */
  onAgain: () => void
  snapshot?: FlowSnapshot
}

/** Asks for a mail with a link. The answer is the same whether or not there is such an account. */
export function ResetRequest({ onAgain, snapshot }: ResetRequestProps) {
  const flow = useFlow(resetRequestMachine, {
    snapshot,
    send: (body: { username: string }, signal) => api.requestPasswordReset({ body, signal }),
    read: (form) => checkForm(new FormData(form), { username: checks.username }),
  })
  const toSignIn = <Link href="/auth">{words.signIn}</Link>
  return (
    <FlowPage
      flow={flow}
      heading={words.heading}
      lead={words.lead}
      submit={words.submit}
      submitting={words.submitting}
      foot={toSignIn}
      closed={{ children: toSignIn }}
      done={{
        heading: words.done.heading,
        children: (
          <>
            <Text>{words.done.text}</Text>
            <Text tone="quiet">{words.done.missing}</Text>
            <Button variant="secondary" onPress={onAgain}>
              {words.done.again}
            </Button>
            {toSignIn}
          </>
        ),
      }}
    >
      <TextField
        {...authWords.fields.signInName}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        errorMessage={flow.errors.username}
      />
    </FlowPage>
  )
}
