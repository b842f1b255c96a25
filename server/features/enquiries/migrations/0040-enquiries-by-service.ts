import type { Migration } from 'kysely/migration'

/** Enquiries over time by service are counted from an index alone. */
export const enquiriesByService: Migration = {
  async up({ schema }) {
    await schema
      .createIndex('enquiries_service')
      .on('enquiries')
      .columns(['received_at', 'service'])
      .execute()
  },
}
