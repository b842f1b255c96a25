import { Button } from '@anupalan/design-system/button'
import { Heading } from '@anupalan/design-system/heading'
import { Select } from '@anupalan/design-system/select'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import { memberAccesses, type MemberAccess } from '@anupalan/server/contract/clients/rules'
import type { Client, Member } from '@anupalan/server/contract/clients/schema'
import { useEffect, useRef, useState } from 'react'
import { toasts } from '../../../chrome/toasts/toasts.ts'
import { istDay } from '../../auth/account/times.ts'
import { ConfirmButton } from '../../data/confirm-dialog.tsx'
import { Loaded } from '../../data/loaded.tsx'
import { ProblemAlert } from '../../data/problem-alert.tsx'
import { useApiMutation, useApiQuery } from '../../data/use-api.ts'
import * as screen from '../../screen-content.css.ts'
import { InvitationList } from '../users/invitation-list.tsx'
import * as common from '../rows.css.ts'
import { AddMemberDialog } from './add-member-dialog.tsx'
import { clientApi } from './api.ts'
import * as css from './client.css.ts'
import { InviteMemberDialog } from './invite-member-dialog.tsx'
import { useMayChange } from './use-may-change.ts'
import { memberWords } from './member-words.ts'

const words = memberWords

const refreshes = ['listMembers'] as const

export const accessLabel = (access: MemberAccess): string =>
  memberAccesses.find(({ value }) => value === access)?.label ?? access

/** Who may act for a client in the portal. */
export function Members({ client }: { client: Client }) {
  const [isAdding, setAdding] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const mayChange = useMayChange()
  const remove = useApiMutation(clientApi, 'removeMember', { refreshes })
  const query = useApiQuery(clientApi, 'listMembers', { params: { client: client.id } })
  const [removed, setRemoved] = useState<string>()
  const isGone =
    removed !== undefined && query.data?.members.every(({ username }) => username !== removed) === true
  // The row, and with it the modal question and the focus, is gone; before that the heading is inert.
  useEffect(() => {
    if (isGone) heading.current?.focus()
  }, [isGone])
  return (
    <div className={css.panel}>
      <div className={screen.sectionHead}>
        <Stack gap="xs">
          <Heading level={2} size="title" id="members" tabIndex={-1} ref={heading}>
            {words.heading}
          </Heading>
          <Text size="small" tone="quiet">
            {words.text}
          </Text>
        </Stack>
        {mayChange && (
          <div className={common.actions}>
            <Button variant="secondary" onPress={() => setInviting(true)}>
              {words.invite.open}
            </Button>
            <Button variant="quiet" onPress={() => setAdding(true)}>
              {words.add}
            </Button>
          </div>
        )}
      </div>
      <Loaded query={query} title={words.notLoaded}>
        {({ members }) =>
          members.length === 0 ? (
            <Text tone="quiet">{words.none}</Text>
          ) : (
            <ul role="list" aria-labelledby="members" className={common.rows}>
              {members.map((member) => (
                <MemberRow
                  key={member.username}
                  client={client.id}
                  member={member}
                  mayChange={mayChange}
                  isRemoving={remove.isPending && remove.variables?.params.username === member.username}
                  notRemoved={remove.error}
                  onClose={remove.reset}
                  onRemove={() =>
                    remove.mutate(
                      { params: { client: client.id, username: member.username } },
                      {
                        onSuccess: () => {
                          toasts.toast({ title: words.removed(member.fullName) })
                          setRemoved(member.username)
                        },
                      },
                    )
                  }
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayChange && <InvitationList client={client.id} />}
      <InviteMemberDialog client={client.id} isOpen={isInviting} onClose={() => setInviting(false)} />
      <AddMemberDialog client={client} isOpen={isAdding} onClose={() => setAdding(false)} />
    </div>
  )
}

interface MemberRowProps {
  client: string
  member: Member
  mayChange: boolean
  isRemoving: boolean
  notRemoved: unknown
  /** Called when the question is closed. */
  onClose: () => void
  onRemove: () => void
}

function MemberRow({ client, member, mayChange, isRemoving, notRemoved, onClose, onRemove }: MemberRowProps) {
  const { username, fullName, email, access, addedAt } = member
  const set = useApiMutation(clientApi, 'setMember', { refreshes })
  const params = { client, username }
  return (
    <li className={common.row}>
      <div className={common.rowText}>
        <Text as="span" weight="strong">
          <bdi>{fullName}</bdi>
        </Text>
        <bdi className={common.meta}>{email}</bdi>
        <span className={common.meta}>
          {[words.since(istDay(addedAt)), !mayChange && accessLabel(access)].filter(Boolean).join(' · ')}
        </span>
      </div>
      {mayChange && (
        <div className={css.memberActions}>
          <div className={css.memberAccess}>
            <Select
              label={words.accessOf(fullName)}
              description={words.accessHelp[access]}
              options={memberAccesses}
              value={set.isPending ? (set.variables?.body.access ?? access) : access}
              onChange={(value) =>
                set.mutate(
                  { params, body: { access: value as MemberAccess } },
                  {
                    onSuccess: () =>
                      toasts.toast({
                        title: words.accessChanged(fullName, accessLabel(value as MemberAccess)),
                      }),
                  },
                )
              }
            />
          </div>
          <ConfirmButton
            words={{
              label: words.remove,
              question: words.question(fullName),
              warning: words.warning,
              submit: words.remove,
              submitting: words.removing,
              failed: words.notRemoved,
            }}
            isPending={isRemoving}
            error={notRemoved}
            onClose={onClose}
            onConfirm={onRemove}
          />
          <ProblemAlert title={words.notChanged} error={set.error} />
        </div>
      )}
    </li>
  )
}
