import { Alert } from '@anupalan/design-system/alert'
import { ButtonLink } from '@anupalan/design-system/button'
import { useState } from 'react'
import { portalPath } from '../../../session/session-store.ts'
import { useSession } from '../../../session/session.tsx'
import { accountWords } from './words.ts'

export interface EnrolmentProps {
  needsSecondFactor: boolean
}

/** Why only second factors are shown, and the way on once there is one. */
export function Enrolment({ needsSecondFactor }: EnrolmentProps) {
  const { user } = useSession()
  const [wasNeeded] = useState(needsSecondFactor)
  const { enrolling, enrolled } = accountWords
  if (needsSecondFactor)
    return (
      <Alert role="note" title={enrolling.heading}>
        {enrolling.text}
      </Alert>
    )
  if (!wasNeeded) return null
  return (
    <Alert
      tone="positive"
      title={enrolled.heading}
      action={
        <ButtonLink size="compact" href={portalPath(user?.role)}>
          {enrolled.next}
        </ButtonLink>
      }
    >
      {enrolled.text}
    </Alert>
  )
}
