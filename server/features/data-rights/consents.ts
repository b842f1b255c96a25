/** Consents that were given with the e-mail address of an account, which its owner has confirmed. */
import { refuse, respond } from '@anupalan/server/contract'
import type { User } from '@anupalan/server/contract'
import { consentsSection } from '@anupalan/server/contract/data-rights/export'
import type { Consent } from '@anupalan/server/contract/data-rights/schema'
import type { RequestContext } from '../../platform/context.ts'
import { recordAudit } from '../../platform/database/audit.ts'
import { load } from '../../platform/database/database.ts'
import type { Call } from '../../platform/http/handlers.ts'
import { signedIn } from '../../platform/http/signed-in.ts'
import type { ExportPerson, ExportSource } from '../../platform/ports.ts'

async function readConsents(
  { database, ports }: Pick<ExportSource, 'database' | 'ports'>,
  { email }: Pick<User, 'email'>,
): Promise<Consent[]> {
  const found = await load(database, (reading) =>
    Promise.all(
      ports.consents.map(async (part) =>
        (await part.list(reading, email)).map((consent) => ({ ...consent, purpose: part.purpose })),
      ),
    ),
  )
  return found.flat().toSorted((a, b) => (a.givenAt > b.givenAt ? -1 : 1))
}

export const exportConsents: ExportPerson = (source, user) => [consentsSection(() => readAll(source, user))]

async function* readAll(source: ExportSource, user: User) {
  yield* await readConsents(source, user)
}

export const listConsents = async (context: RequestContext, call: Call<'listConsents'>) =>
  respond(200, { consents: await readConsents(context, signedIn(call)) })

export const ownsConsent =
  (context: RequestContext) =>
  async ({ user, params }: { readonly user: User; readonly params: { readonly consent: string } }) =>
    (await readConsents(context, user)).some(({ reference }) => reference === params.consent)

/** A legal hold on a client does not stop it: what was sent on a consent is no part of the client’s file. */
export async function withdrawConsent(context: RequestContext, call: Call<'withdrawConsent'>) {
  const { email } = signedIn(call)
  const reference = call.params.consent
  for (const part of context.ports.consents) {
    const isWithdrawn = await part.withdraw(context, { reference, email }, async (transaction) => {
      await recordAudit(
        transaction,
        { action: 'consent.withdraw', subject: reference, caller: call },
        context.clock(),
      )
    })
    if (isWithdrawn) return respond(204, undefined)
  }
  return refuse('notFound')
}
