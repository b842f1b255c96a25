import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ReactNode } from 'react'
import { PageForm } from '../../../ui/form/page-form.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { AUTH_HEADING_ID, AuthPage } from '../auth-page.tsx'
import * as css from '../auth.css.ts'
import { failureText } from '../failure.ts'
import { FormFailure } from '../form-failure.tsx'
import { useHeadingFocus } from '../use-heading-focus.ts'
import { authWords } from '../words.ts'
import type { FlowSnapshot, useFlow } from './use-flow.ts'

/** What an end of a flow shows. */
export interface FlowEnd {
  heading: string
  /** What happened and what to do next. */
  children: ReactNode
}

export interface FlowPageProps {
  flow: Pick<
    ReturnType<typeof useFlow<unknown, unknown, unknown>>,
    'form' | 'isBusy' | 'clearError' | 'submit' | 'retry'
  > & { state: FlowSnapshot }
  heading: string
  lead?: ReactNode
  /** Fields of the form. */
  children?: ReactNode
  submit: string
  submitting: string
  /** Under the form. */
  foot?: ReactNode
  /** `note` if a toast announces failures. @default 'alert' */
  failureRole?: 'alert' | 'note'
  /** When nothing can be sent any more, after the reason. @default the heading of a link that has ended */
  closed: { heading?: string; children: ReactNode }
  done: FlowEnd
}

const ends = ['unloaded', 'closed', 'done'] as const

function shownPage(state: FlowSnapshot): string | undefined {
  if (state.matches('loading')) return undefined
  return ends.find((end) => state.matches(end)) ?? 'form'
}

/** The page of a flow in each of its states. */
export function FlowPage(props: FlowPageProps) {
  const { flow, heading, lead, children, submit, submitting, foot, failureRole, closed, done } = props
  const { state, form, isBusy } = flow
  const { failure } = state.context
  useHeadingFocus(shownPage(state), 'form')
  if (state.matches('unloaded'))
    return (
      <AuthPage heading={authWords.unloaded.heading}>
        <Stack gap="lg" align="start">
          <Text>{failureText(failure)}</Text>
          <Button onPress={flow.retry}>{authWords.unloaded.retry}</Button>
        </Stack>
      </AuthPage>
    )
  if (state.matches('closed'))
    return (
      <AuthPage heading={closed.heading ?? authWords.linkEnded.heading}>
        <Stack gap="lg" align="start">
          <Text>{failureText(failure)}</Text>
          {closed.children}
        </Stack>
      </AuthPage>
    )
  if (state.matches('done'))
    return (
      <AuthPage heading={done.heading}>
        <Stack gap="lg" align="start">
          {done.children}
        </Stack>
      </AuthPage>
    )
  // Without the page around it, which would move when its text is known.
  if (state.matches('loading')) return <Spinner />
  return (
    <AuthPage heading={heading} lead={lead}>
      <Stack gap="lg">
        <PageForm ref={form} labelledBy={AUTH_HEADING_ID} onSubmit={flow.submit} onInput={flow.clearError}>
          <Stack gap="lg">
            <FormFailure error={failure} {...(failureRole && { role: failureRole })} />
            {children}
            <Button type="submit" wide isPending={isBusy}>
              {isBusy ? submitting : submit}
            </Button>
          </Stack>
        </PageForm>
        {foot && <div className={css.foot}>{foot}</div>}
      </Stack>
    </AuthPage>
  )
}
