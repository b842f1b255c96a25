import { TextField } from '@anupalan/design-system/text-field'
import { invitedRules } from '@anupalan/server/contract/clients/rules'
import { isEmail } from '@anupalan/server/contract/core/email'
import { useRef, useState } from 'react'
import { textProblem } from './text-problem.ts'

/** Whom an invitation is for. */
export interface Invited {
  fullName: string
  email: string
}

type Problems = Partial<Record<keyof Invited, string>>

/** The state of {@link InvitedFields}. */
export function useInvited(initial: Invited) {
  const [invited, setInvited] = useState(initial)
  const [problems, setProblems] = useState<Problems>({})
  const fullNameRef = useRef<HTMLInputElement>(null)
  const emailRef = useRef<HTMLInputElement>(null)
  return {
    invited,
    problems,
    fullNameRef,
    emailRef,
    change: (changed: Partial<Invited>) => {
      setInvited((before) => ({ ...before, ...changed }))
      setProblems({})
    },
    clearProblems: () => setProblems({}),
    /** @returns whether both are valid; if not, the first that is not has the focus */
    check: (): boolean => {
      const wrongName = textProblem(invitedRules.fullName, invited.fullName)
      const wrongEmail = isEmail(invited.email.trim()) ? undefined : invitedRules.email.invalid
      setProblems({
        ...(wrongName !== undefined && { fullName: wrongName }),
        ...(wrongEmail !== undefined && { email: wrongEmail }),
      })
      if (wrongName !== undefined) fullNameRef.current?.focus()
      else if (wrongEmail !== undefined) emailRef.current?.focus()
      return wrongName === undefined && wrongEmail === undefined
    },
  }
}

export interface InvitedFieldsProps {
  form: ReturnType<typeof useInvited>
  /** Their labels. */
  words: Readonly<Record<keyof Invited, string>>
  /** Errors of the server. */
  refused: Problems
}

/** Name and address of the person who is invited. */
export const InvitedFields = ({
  form: { invited, problems, fullNameRef, emailRef, change },
  words,
  refused,
}: InvitedFieldsProps) => (
  <>
    <TextField
      ref={fullNameRef}
      label={words.fullName}
      value={invited.fullName}
      onChange={(fullName) => change({ fullName })}
      errorMessage={problems.fullName ?? refused.fullName}
      autoComplete="off"
      isRequired
    />
    <TextField
      ref={emailRef}
      type="email"
      label={words.email}
      value={invited.email}
      onChange={(email) => change({ email })}
      errorMessage={problems.email ?? refused.email}
      autoComplete="off"
      isRequired
    />
  </>
)
