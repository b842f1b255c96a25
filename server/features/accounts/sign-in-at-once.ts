/** A sign-in as one statement of PostgreSQL. In a transaction, with a statement for each table, it is 8 round trips. */
import type { RequestContext } from '../../platform/context.ts'
import { auditRow } from '../../platform/database/audit.ts'
import { storeAtOnce } from '../../platform/database/database.ts'
import type { Database } from '../../platform/database/database.ts'
import { insertFrom } from '../../platform/database/insert-from.ts'
import type { Cookie } from '../../platform/http/cookies.ts'
import { outboxRow } from '../../platform/mail/outbox-rows.ts'
import type { AccountCall } from './account-context.ts'
import { composeNewDeviceMail } from './mails.ts'
import type { StoredUser } from './queries.ts'
import { createSession } from './sessions.ts'
import type { NewSession } from './sessions.ts'

/**
 * Signs in an account whose password was verified, and which needs no second factor.
 *
 * @returns the cookies; `undefined`, and nothing is stored, if the account is no longer as it was read, or if the browser
 *   has the token of a device that is not known for this user
 */
export async function signInAtOnce(
  context: RequestContext,
  user: StoredUser,
  call: AccountCall,
): Promise<readonly Cookie[] | undefined> {
  const { database, practice, clock } = context
  const now = clock()
  const opened = createSession(context, user, call)
  const entry = auditRow(
    { action: 'session.create', user: user.username, details: { by: 'password' }, caller: call },
    now,
  )
  const mail = opened.hasDeviceToken
    ? undefined
    : outboxRow(composeNewDeviceMail(practice, user, call, now), now)
  const signedIn = await storeAtOnce(database, (writing) => {
    const parts = withSession(writing, user, opened).with('entry', (adding) =>
      insertFrom(adding, 'account', 'auditQueue', entry),
    )
    const withMail = mail
      ? parts.with('mail', (adding) => insertFrom(adding, 'account', 'outbox', mail))
      : parts
    return withMail.selectFrom('account').select('account.username').executeTakeFirst()
  })
  return signedIn && opened.cookies
}

/**
 * The account, locked as it was read, and what else depends on finding it. All parts of a statement see the tables as
 * they were before it.
 */
const withSession = (
  writing: Database,
  user: StoredUser,
  { session, device, hasDeviceToken, previous }: NewSession,
) =>
  writing
    .with('account', (parts) =>
      parts
        .selectFrom('users')
        .select('users.username')
        .where('username', '=', user.username)
        .where('passwordHash', '=', user.passwordHash)
        .where('role', '=', user.role)
        .where('email', '=', user.email)
        .where('fullName', '=', user.fullName)
        .where('disabledAt', 'is', null)
        .where('confirmedAt', 'is not', null)
        .where('totpConfirmedAt', 'is', null)
        .where((row) =>
          row.not(
            row.exists(
              row
                .selectFrom('passkeys')
                .select('passkeys.id')
                .whereRef('passkeys.username', '=', 'users.username'),
            ),
          ),
        )
        .$if(hasDeviceToken, (query) =>
          query.where((row) =>
            row.exists(
              row
                .selectFrom('knownDevices')
                .select('knownDevices.digest')
                .where('knownDevices.digest', '=', device.digest),
            ),
          ),
        )
        .forUpdate(),
    )
    .with('ended', (parts) =>
      parts
        .deleteFrom('sessions')
        .where('tokenHash', '=', previous ?? '')
        .where((row) => row.exists(row.selectFrom('account').select('account.username'))),
    )
    .with('opened', (parts) => insertFrom(parts, 'account', 'sessions', session))
    .with('device', (parts) =>
      insertFrom(parts, 'account', 'knownDevices', device).onConflict((conflict) =>
        conflict.column('digest').doUpdateSet({ lastSeenAt: device.lastSeenAt }),
      ),
    )
