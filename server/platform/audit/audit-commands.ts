/** The command that verifies the audit chain. */
import type { Command } from '../cli/command.ts'
import { auditSecret } from './audit-secret.ts'
import { verifyChain } from './verify-chain.ts'
import type { EarlierHead, Verification } from './verify-chain.ts'

const usage = 'npm run audit:verify [-- --contains <end of an earlier verification>]'

export const auditCommands: Readonly<Record<string, Command>> = {
  'audit:verify': {
    options: {
      /** The end that an earlier run printed: the chain must still contain it. */
      contains: { type: 'string' },
    },
    async run({ config, positionals, options, openDatabase }) {
      const { contains } = options
      const earlier = typeof contains === 'string' ? readEnd(contains) : undefined
      if (positionals.length > 0 || (contains !== undefined && !earlier)) throw new Error(`Usage: ${usage}`)
      const database = await openDatabase()
      const keys = await auditSecret({ config, database, clock: () => new Date() }).keys()
      const verification = await verifyChain({ database, keys, ...(earlier && { earlier }) })
      const { fault } = verification
      if (fault)
        throw new Error(
          `Entry ${fault.sequence} is ${fault.kind}: ${fault.message}.\nThe ${verification.entries} entries before it are right.`,
        )
      return [
        ...report(verification),
        ...(config.auditSecret
          ? []
          : [
              'AUDIT_SECRET is not set, so the keys are in the database: whoever can change it can also make a new chain that is right.',
            ]),
      ].join('\n')
    },
  },
}

function report({ entries, head, identities, waiting }: Verification): string[] {
  const { verified, erased } = identities
  return [
    `The audit chain is right: ${entries} entries, without a gap, and its end is signed.`,
    `Names and addresses: ${verified} match their digests, ${erased} are erased.`,
    `Not chained yet: ${waiting}.`,
    ...(entries > 0
      ? [
          `The chain ends with ${endOf(head)}. Keep this outside the server: with --contains it shows later that nothing before it was replaced.`,
        ]
      : []),
  ]
}

const endOf = ({ sequence, hash }: EarlierHead) => `${sequence}:${hash}`

function readEnd(text: string): EarlierHead | undefined {
  const [, sequence, hash] = /^(\d{1,15}):([\da-f]{8}\.[\w-]{43})$/.exec(text) ?? []
  return sequence === undefined || hash === undefined ? undefined : { sequence: Number(sequence), hash }
}
