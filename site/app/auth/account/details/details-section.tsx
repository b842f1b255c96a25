import { Button } from '@anupalan/design-system/button'
import { Stack } from '@anupalan/design-system/stack'
import { Text } from '@anupalan/design-system/text'
import type { Account } from '@anupalan/server/contract/accounts/schema'
import { useState, type ReactNode } from 'react'
import { AccountSection } from '../account-section.tsx'
import * as css from '../account.css.ts'
import { accountWords } from '../words.ts'
import { ChangeEmail } from './change-email.tsx'
import { ChangeName } from './change-name.tsx'
import { ChangePassword } from './change-password.tsx'
import { PendingEmail } from './pending-email.tsx'

const words = accountWords.details

/** Name, user name, e-mail address and password. */
export function DetailsSection({ account }: { account: Account }) {
  const { user, newEmail } = account
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  const change = (what: 'name' | 'email' | 'password', label: string) => (
    <Button variant="quiet" size="compact" aria-label={label} onPress={() => setOpen(what)}>
      {words.change}
    </Button>
  )
  return (
    <AccountSection id="details" heading={words.heading} text={words.text}>
      <dl className={css.rows}>
        <Row term={words.fullName} action={change('name', words.changeName)}>
          {user.fullName}
        </Row>
        <Row term={words.username}>
          <Stack gap="xxs">
            {user.username}
            <Text size="small" tone="quiet">
              {words.usernameFixed}
            </Text>
          </Stack>
        </Row>
        <Row term={words.role}>{accountWords.roles[user.role]}</Row>
        <Row
          term={words.email}
          action={change('email', words.changeEmail)}
          notice={newEmail && <PendingEmail {...newEmail} />}
        >
          {user.email}
        </Row>
        <Row term={words.password} action={change('password', words.changePassword)}>
          <Text as="span" tone="quiet">
            {words.passwordHidden}
          </Text>
        </Row>
      </dl>
      <ChangeName isOpen={open === 'name'} onClose={close} user={user} />
      <ChangeEmail isOpen={open === 'email'} onClose={close} user={user} />
      <ChangePassword isOpen={open === 'password'} onClose={close} user={user} />
    </AccountSection>
  )
}

interface RowProps {
  term: string
  children: ReactNode
  action?: ReactNode
  /** Below the value and its action, in their whole width. */
  notice?: ReactNode
}

const Row = ({ term, children, action, notice }: RowProps) => (
  <div className={css.row}>
    <dt className={css.term}>{term}</dt>
    <dd className={css.value}>{children}</dd>
    {action && <dd className={css.action}>{action}</dd>}
    {notice && <dd className={css.notice}>{notice}</dd>}
  </div>
)
