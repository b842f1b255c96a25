import { ButtonLink } from '@anupalan/design-system/button'
import { PasswordField } from '@anupalan/design-system/password-field'
import { Text } from '@anupalan/design-system/text'
import { getPasswordReset, resetPassword } from '@anupalan/server/contract/accounts/endpoints'
import { useSessionStore } from '../../../session/session.tsx'
import { apiOf } from '../../../ui/api.ts'
import { checkForm, checks } from '../checks.ts'
import { FlowPage } from '../flow/flow-page.tsx'
import { useFlow, type FlowSnapshot } from '../flow/use-flow.ts'
import { passwordStrength } from '../password-strength.ts'
import { authWords } from '../words.ts'
import { newPasswordMachine } from './new-password.machine.ts'
import { resetWords } from './words.ts'

const api = apiOf({ getPasswordReset, resetPassword })
const words = resetWords.choose

export interface NewPasswordProps {
  /** The key of the mailed link. */
  linkKey: string
  snapshot?: FlowSnapshot
}

/** Sets a new password by a mailed link. Opening the page uses nothing up: only the button does. */
export function NewPassword({ linkKey, snapshot }: NewPasswordProps) {
  const session = useSessionStore()
  const flow = useFlow(newPasswordMachine, {
    snapshot,
    load: (signal) => api.getPasswordReset({ params: { key: linkKey }, signal }),
    send: (body: { newPassword: string }, signal) =>
      api.resetPassword({ params: { key: linkKey }, body, signal }),
    read: (form) => checkForm(new FormData(form), { newPassword: checks.newPassword }),
    // The server has ended every session of the account, perhaps this one too.
    onDone: () => session.send({ type: 'signed out' }),
  })
  const { loaded, errors } = flow
  return (
    <FlowPage
      flow={flow}
      heading={words.heading}
      lead={loaded && words.lead(loaded.username)}
      submit={words.submit}
      submitting={words.submitting}
      closed={{
        children: <ButtonLink href="/auth/reset">{words.ended}</ButtonLink>,
      }}
      done={{
        heading: words.done.heading,
        children: (
          <>
            <Text>{words.done.text}</Text>
            <ButtonLink href="/auth">{authWords.toSignIn}</ButtonLink>
          </>
        ),
      }}
    >
      {/* Password managers store the new password under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={loaded?.username ?? ''} readOnly />
      <PasswordField
        {...authWords.fields.newPassword}
        name="newPassword"
        autoComplete="new-password"
        isRequired
        strengthOf={passwordStrength}
        errorMessage={errors.newPassword}
      />
    </FlowPage>
  )
}
