import { Badge } from '@anupalan/design-system/badge'
import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Invitation } from '@anupalan/server/contract/accounts/schema'
import { useRef } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { useSession } from '../../../session/session.tsx'
import { istDay } from '../../auth/account/times.ts'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import { roleNames } from '../../words.ts'
import { usersApi } from './api.ts'
import { mayTouch } from './user-status.tsx'
import * as common from '../rows.css.ts'
import { usersWords } from './words.ts'

const words = usersWords.invitations
const tones = {
  sent: 'neutral',
  bounced: 'danger',
  accepted: 'positive',
  expired: 'danger',
  withdrawn: 'neutral',
} as const

export interface InvitationListProps {
  /** Id of a client, for the open ones of its members to be. @default all, with those that have ended */
  client?: string
}

/** Invitations, the newest first. Those that nobody accepted can be sent again or withdrawn. */
export function InvitationList({ client }: InvitationListProps) {
  const query = useApiQuery(usersApi, 'listInvitations', client === undefined ? {} : { params: { client } })
  const refreshes = ['listInvitations'] as const
  const resend = useApiMutation(usersApi, 'resendInvitation', { refreshes })
  const withdraw = useApiMutation(usersApi, 'withdrawInvitation', { refreshes })
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Stack gap="md" as="section">
      <Heading level={2} size="title" id="invitations" tabIndex={-1} ref={heading}>
        {client === undefined ? words.heading : words.ofClient}
      </Heading>
      <ProblemAlert title={words.notChanged} error={resend.error ?? withdraw.error} />
      <Loaded query={query} title={words.notLoaded}>
        {({ invitations: all }) => {
          const invitations = client === undefined ? all : all.filter(isOpen)
          return invitations.length === 0 ? (
            <Text tone="quiet">{client === undefined ? words.none : words.noneOfClient}</Text>
          ) : (
            <ul role="list" aria-labelledby="invitations" className={common.rows}>
              {invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  isResending={resend.isPending && resend.variables.params.id === invitation.id}
                  isWithdrawing={withdraw.isPending && withdraw.variables.params.id === invitation.id}
                  onResend={() => {
                    withdraw.reset()
                    resend.mutate(
                      { params: { id: invitation.id } },
                      { onSuccess: () => toasts.toast({ title: words.resent(invitation.email) }) },
                    )
                  }}
                  onWithdraw={() => {
                    resend.reset()
                    withdraw.mutate(
                      { params: { id: invitation.id } },
                      {
                        onSuccess: () => {
                          toasts.toast({ title: words.withdrawn })
                          // The buttons of the row, and with them the focus, are gone.
                          heading.current?.focus()
                        },
                      },
                    )
                  }}
                />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Stack>
  )
}

const isOpen = ({ status }: Invitation) => status === 'sent' || status === 'bounced' || status === 'expired'

interface InvitationRowProps {
  invitation: Invitation
  isResending: boolean
  isWithdrawing: boolean
  onResend: () => void
  onWithdraw: () => void
}

function InvitationRow({ invitation, isResending, isWithdrawing, onResend, onWithdraw }: InvitationRowProps) {
  const { user } = useSession()
  const { fullName, email, role, inviterName, createdAt, expiresAt, status } = invitation
  return (
    <li className={common.row}>
      <div className={common.rowText}>
        <span>
          <Text as="span" weight="strong">
            <bdi>{fullName}</bdi>
          </Text>{' '}
          <Badge tone={tones[status]}>{words.status[status]}</Badge>
        </span>
        <bdi className={common.meta}>{email}</bdi>
        <span className={common.meta}>{words.about(roleNames[role], inviterName, istDay(createdAt))}</span>
        {status === 'bounced' && <span className={common.meta}>{words.bounced}</span>}
        {status === 'sent' && <span className={common.meta}>{words.until(istDay(expiresAt))}</span>}
      </div>
      {isOpen(invitation) && user && mayTouch(user, { role }) && (
        <div className={common.actions}>
          <Button
            variant="secondary"
            size="compact"
            aria-label={words.resendLabel(fullName)}
            isPending={isResending}
            onPress={onResend}
          >
            {isResending ? words.resending : words.resend}
          </Button>
          <Button
            variant="quiet"
            size="compact"
            aria-label={words.withdrawLabel(fullName)}
            isPending={isWithdrawing}
            onPress={onWithdraw}
          >
            {isWithdrawing ? words.withdrawing : words.withdraw}
          </Button>
        </div>
      )}
    </li>
  )
}
