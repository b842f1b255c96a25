import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { TextField } from '@anupalan/design-system/text-field'
import { PageForm } from '../../../ui/form/page-form.tsx'
import { AUTH_HEADING_ID } from '../auth-page.tsx'
import * as css from '../auth.css.ts'
import { FormFailure } from '../form-failure.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { hasPasskeys } from './use-passkey.ts'
import type { useSignIn } from './use-sign-in.ts'
import { signInWords } from './words.ts'

const { code: words, or } = signInWords

/** The second factor: a code, a recovery code or a passkey. Recovery codes work with passkeys alone, too. */
export function CodeStep({ signIn }: { signIn: ReturnType<typeof useSignIn> }) {
  const { form, state, errors, clearError, submitCode } = signIn
  const { secondFactors, failure } = state.context
  const isSending = state.matches({ code: 'sending' })
  const hasTotp = secondFactors.includes('totp')
  return (
    <Stack gap="lg">
      <PageForm ref={form} labelledBy={AUTH_HEADING_ID} onSubmit={submitCode} onInput={clearError}>
        <Stack gap="lg">
          <FormFailure error={failure} role="note" />
          <TextField
            label={hasTotp ? words.label : words.recoveryLabel}
            description={hasTotp ? words.description : words.recoveryDescription}
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            figures
            isRequired
            errorMessage={errors.code}
          />
          <Button type="submit" wide isPending={isSending}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </Stack>
      </PageForm>
      {secondFactors.includes('passkey') && hasPasskeys() && (
        <>
          <div className={css.or}>{or}</div>
          <PasskeyButton
            label={words.passkey}
            isWaiting={state.matches({ code: 'passkey' })}
            onRequest={signIn.requestPasskey}
            onCancel={signIn.cancelPasskey}
          />
        </>
      )}
      <div className={css.foot}>
        <Stack gap="sm" align="start">
          <Text size="small" tone="quiet">
            {words.lost}
          </Text>
          <Button variant="quiet" align="text" onPress={signIn.restart}>
            {words.restart}
          </Button>
        </Stack>
      </div>
    </Stack>
  )
}
