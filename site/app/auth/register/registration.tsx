import { ButtonLink } from '@anupalan/design-system/button'
import { Link } from '@anupalan/design-system/link'
import { PasswordField } from '@anupalan/design-system/password-field'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { getRegistration, register } from '@anupalan/server/contract/accounts/endpoints'
import type { Registration as Values } from '@anupalan/server/contract/accounts/schema'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { accountMessages } from '../../../session/words.ts'
import { apiOf } from '../../../ui/api.ts'
import { DataNotice } from '../../../ui/form/data-notice.tsx'
import { EmailField } from '../../../ui/form/person-fields.tsx'
import { checkForm, checks } from '../checks.ts'
import { ClosedError, failureText } from '../failure.ts'
import { FlowPage } from '../flow/flow-page.tsx'
import { useFlow, type FlowSnapshot } from '../flow/use-flow.ts'
import { passwordStrength } from '../password-strength.ts'
import { authWords } from '../words.ts'
import { registrationMachine } from './registration.machine.ts'
import { registerWords as words } from './words.ts'

const api = apiOf({ getRegistration, register })
const { fields } = authWords
const { registered, registrationUnavailable: unavailable } = accountMessages

const rules = {
  username: checks.newUsername,
  fullName: checks.fullName,
  email: checks.email,
  password: checks.newPassword,
}

/** Registration. If it is closed, the page says so instead of the form. */
export function Registration({ snapshot }: { snapshot?: FlowSnapshot }) {
  const flow = useFlow(registrationMachine, {
    snapshot,
    load: async (signal) => {
      const { isOpen } = await api.getRegistration({ signal })
      if (!isOpen) throw new ClosedError(unavailable.text)
      return { isOpen }
    },
    send: (body: Values, signal) => api.register({ body, signal }),
    read: (form) => checkForm(new FormData(form), rules),
    onFailure: (error) =>
      toasts.toast({
        title: unavailable.title,
        description: failureText(error),
        variant: 'destructive',
      }),
    onDone: ({ fullName }) => {
      const { title, text } = registered(fullName)
      toasts.toast({ title, description: text })
    },
  })
  const { errors, result } = flow
  return (
    <FlowPage
      flow={flow}
      heading={words.heading}
      lead={words.lead}
      submit={words.submit}
      submitting={words.submitting}
      failureRole="note"
      foot={
        <Text>
          {words.signIn.before} <Link href="/auth">{words.signIn.label}</Link>
        </Text>
      }
      closed={{
        heading: words.closed.heading,
        children: (
          <>
            <Text tone="quiet">{words.closed.text}</Text>
            <ButtonLink href={words.closed.ask.href}>{words.closed.ask.label}</ButtonLink>
            <Link href="/auth">{authWords.toSignIn}</Link>
          </>
        ),
      }}
      done={{
        heading: words.done.heading,
        children: (
          <>
            <Text>{words.done.text(result?.email ?? '')}</Text>
            <Text tone="quiet">{words.done.missing}</Text>
            <Link href="/auth">{authWords.toSignIn}</Link>
          </>
        ),
      }}
    >
      <TextField
        {...fields.fullName}
        name="fullName"
        autoComplete="name"
        isRequired
        errorMessage={errors.fullName}
      />
      <EmailField {...fields.email} errorMessage={errors.email} />
      <TextField
        {...fields.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        isRequired
        errorMessage={errors.username}
      />
      <PasswordField
        {...fields.password}
        description={fields.newPassword.description}
        name="password"
        autoComplete="new-password"
        isRequired
        strengthOf={passwordStrength}
        errorMessage={errors.password}
      />
      <DataNotice {...words.notice} />
    </FlowPage>
  )
}
