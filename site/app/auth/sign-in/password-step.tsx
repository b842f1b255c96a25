import { Button } from '@anupalan/design-system/button'
import { Link } from '@anupalan/design-system/link'
import { PasswordField } from '@anupalan/design-system/password-field'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import type { ReactNode } from 'react'
import { PageForm } from '../../../ui/form/page-form.tsx'
import { AUTH_HEADING_ID } from '../auth-page.tsx'
import * as css from '../auth.css.ts'
import { FormFailure } from '../form-failure.tsx'
import { authWords } from '../words.ts'
import { PasskeyButton } from './passkey-button.tsx'
import { hasPasskeys } from './use-passkey.ts'
import type { useSignIn } from './use-sign-in.ts'
import { signInWords as words } from './words.ts'

interface PasswordStepProps {
  signIn: ReturnType<typeof useSignIn>
  foot: ReactNode
}

/** User name and password, or a passkey. */
export function PasswordStep({ signIn, foot }: PasswordStepProps) {
  const { form, state, errors, clearError, submitPassword } = signIn
  const isSending = state.matches({ password: 'sending' })
  return (
    <Stack gap="lg">
      <PageForm ref={form} labelledBy={AUTH_HEADING_ID} onSubmit={submitPassword} onInput={clearError}>
        <Stack gap="lg">
          <FormFailure error={state.context.failure} role="note" />
          <TextField
            {...authWords.fields.signInName}
            name="username"
            autoComplete="username webauthn"
            autoCapitalize="none"
            spellCheck={false}
            isRequired
            errorMessage={errors.username}
          />
          <Stack gap="sm">
            <PasswordField
              {...authWords.fields.password}
              name="password"
              autoComplete="current-password"
              isRequired
              errorMessage={errors.password}
            />
            <Link href="/auth/reset">{words.forgotten}</Link>
          </Stack>
          <Button type="submit" wide isPending={isSending}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </Stack>
      </PageForm>
      {hasPasskeys() && (
        <>
          <div className={css.or}>{words.or}</div>
          <PasskeyButton
            label={words.passkey}
            isWaiting={state.matches({ password: 'passkey' })}
            onRequest={signIn.requestPasskey}
            onCancel={signIn.cancelPasskey}
          />
        </>
      )}
      <div className={css.foot}>{foot}</div>
    </Stack>
  )
}
