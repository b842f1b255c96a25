import { Button } from '@anupalan/design-system/button'
import { PasswordField } from '@anupalan/design-system/password-field'
import { Stack } from '@anupalan/design-system/stack'
import { TextField } from '@anupalan/design-system/text-field'
import { PageForm } from '../../../ui/form/page-form.tsx'
import { AUTH_HEADING_ID } from '../auth-page.tsx'
import * as css from '../auth.css.ts'
import { FormFailure } from '../form-failure.tsx'
import { passwordStrength } from '../password-strength.ts'
import { authWords } from '../words.ts'
import type { InvitationDetails } from './invitation.machine.ts'
import type { useInvitation } from './use-invitation.ts'
import { invitationWords as words } from './words.ts'

const { fields } = authWords

interface NewAccountFormProps {
  accepting: ReturnType<typeof useInvitation>
  invitation: InvitationDetails
}

/** The form of a new account for an invitation. The e-mail address is that of the invitation. */
export function NewAccountForm({ accepting, invitation }: NewAccountFormProps) {
  const { form, state, errors } = accepting
  const isSending = state.matches({ new: 'sending' })
  return (
    <Stack gap="lg">
      <PageForm
        ref={form}
        labelledBy={AUTH_HEADING_ID}
        onSubmit={accepting.submit}
        onInput={accepting.clearError}
      >
        <Stack gap="lg">
          <FormFailure error={state.context.failure} />
          <TextField
            {...fields.fullName}
            name="fullName"
            autoComplete="name"
            defaultValue={invitation.fullName}
            isRequired
            errorMessage={errors.fullName}
          />
          <TextField
            {...fields.username}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={invitation.suggestedUsername}
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
          <Button type="submit" wide isPending={isSending}>
            {isSending ? words.submitting : words.submit}
          </Button>
        </Stack>
      </PageForm>
      {invitation.hasAccount && (
        <div className={css.foot}>
          <div>
            <Button variant="quiet" align="text" onPress={accepting.useExisting}>
              {words.known.back}
            </Button>
          </div>
        </div>
      )}
    </Stack>
  )
}
