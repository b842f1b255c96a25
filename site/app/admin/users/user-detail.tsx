import { Alert } from '@anupalan/design-system/alert'
import { Heading } from '@anupalan/design-system/heading'
import { Link } from '@anupalan/design-system/link'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { ManagedUser } from '@anupalan/server/contract/accounts/schema'
import type { User } from '@anupalan/server/contract/core/access'
import type { ReactNode } from 'react'
import { accountPath } from '../../../session/session-store.ts'
import { useSession } from '../../../session/session.tsx'
import * as account from '../../auth/account/account.css.ts'
import { AccountSection } from '../../auth/account/account-section.tsx'
import { istDay, istMoment } from '../../auth/account/times.ts'
import { Loaded } from '../../data/loaded.tsx'
import { useApiQuery } from '../../data/use-api.ts'
import { roleNames } from '../../words.ts'
import { usersApi } from './api.ts'
import { AccessSection } from './access-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { RecoverySection } from './recovery-section.tsx'
import { RoleSection } from './role-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { mayTouch, UserStatus } from './user-status.tsx'
import { usersWords } from './words.ts'

const words = usersWords.detail

/** An account of somebody, and what the caller may change of it. */
export function UserDetail({ username }: { username: string }) {
  const query = useApiQuery(usersApi, 'listUsers', {
    // The search finds beginnings: with the user names after this prefix, the wanted one is among the first.
    params: { search: username, after: username.slice(0, -1), limit: '100' },
  })
  return (
    <>
      <div>
        <Link href="/admin/users">{words.back}</Link>
      </div>
      <Loaded query={query} title={usersWords.list.notLoaded}>
        {({ users }) => {
          const found = users.find(({ user }) => user.username === username)
          return found ? <FoundUser managed={found} /> : <MissingUser username={username} />
        }}
      </Loaded>
    </>
  )
}

const MissingUser = ({ username }: { username: string }) => (
  <Stack gap="xs">
    <Heading level={1} tabIndex={-1}>
      <bdi>{username}</bdi>
    </Heading>
    <Text>{words.missing}</Text>
  </Stack>
)

function FoundUser({ managed }: { managed: ManagedUser }) {
  const { user: manager } = useSession()
  const { user } = managed
  return (
    <>
      <Stack gap="xs">
        <Heading level={1} tabIndex={-1}>
          <bdi>{user.fullName}</bdi>
        </Heading>
        <div>
          <UserStatus {...managed} />
        </div>
      </Stack>
      <div className={account.ledger}>
        <Facts managed={managed} />
        {manager && isChangeable(manager, user) && (
          <>
            <RoleSection managed={managed} manager={manager} />
            <PasswordSection managed={managed} />
            <SessionsSection managed={managed} />
            <AccessSection managed={managed} />
            <RecoverySection managed={managed} manager={manager} />
          </>
        )}
      </div>
      {manager && !isChangeable(manager, user) && <WhyNot isOwn={manager.username === user.username} />}
    </>
  )
}

const isChangeable = (manager: User, user: User) =>
  mayTouch(manager, user) && manager.username !== user.username

const WhyNot = ({ isOwn }: { isOwn: boolean }) =>
  isOwn ? (
    <Text>
      {words.own} <Link href={accountPath}>{words.ownLink}</Link>.
    </Text>
  ) : (
    <Alert role="note">{words.protected}</Alert>
  )

function Facts({ managed }: { managed: ManagedUser }) {
  const { user, createdAt, lastSeenAt, hasSecondFactor } = managed
  const { facts } = words
  return (
    <AccountSection id="facts" heading={facts.heading} text={facts.text}>
      <dl className={account.rows}>
        <Row term={facts.username}>
          <bdi>{user.username}</bdi>
        </Row>
        <Row term={facts.email}>
          <bdi>{user.email}</bdi>
        </Row>
        <Row term={facts.role}>{roleNames[user.role]}</Row>
        <Row term={facts.secondFactor}>{hasSecondFactor ? usersWords.list.yes : usersWords.list.no}</Row>
        <Row term={facts.lastSeen}>{lastSeenAt === null ? usersWords.never : istMoment(lastSeenAt)}</Row>
        <Row term={facts.since}>{istDay(createdAt)}</Row>
      </dl>
    </AccountSection>
  )
}

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className={account.row}>
    <dt className={account.term}>{term}</dt>
    <dd className={account.value}>{children}</dd>
  </div>
)
