import type { ReactNode } from 'react'
import type { SnapshotFrom } from 'xstate'
import { AuthPage } from '../auth-page.tsx'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import type { signInMachine } from './sign-in.machine.ts'
import { useSignIn } from './use-sign-in.ts'
import { signInWords } from './words.ts'

export interface SignInProps {
  /** Of the first step. */
  heading: string
  lead: string
  /** What else can be done on this page, under the form. */
  foot: ReactNode
  /** Initial state, for stories: `signInMachine.resolveState(…)`. */
  snapshot?: SnapshotFrom<typeof signInMachine>
}

/** The page that signs in, in one or two steps. The guard around it redirects once the session has a user. */
export function SignIn({ heading, lead, foot, snapshot }: SignInProps) {
  const signIn = useSignIn(snapshot)
  const { code } = signInWords
  return signIn.state.matches('code') ? (
    <AuthPage heading={code.heading} lead={code.lead}>
      <CodeStep signIn={signIn} />
    </AuthPage>
  ) : (
    <AuthPage heading={heading} lead={lead}>
      <PasswordStep signIn={signIn} foot={foot} />
    </AuthPage>
  )
}
