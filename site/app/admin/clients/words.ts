import { inLocale } from '@anupalan/server/contract/core/locale'

/** Words of the list of clients. */
export const rosterWords = inLocale({
  en: {
    heading: 'Clients',
    lead: 'Who needs work next, and who of us looks after whom.',
    consultant: 'Clients of',
    mine: 'Mine',
    all: 'Everybody',
    nobody: (count: number) => `Nobody yet (${count})`,
    person: (name: string, count: number) => `${name} (${count})`,
    search: 'Search by name',
    searchHelp: 'The first letters of a word are enough.',
    notLoaded: 'The clients could not be loaded.',
    consultantsNotLoaded: 'The list of consultants could not be loaded.',
    columns: {
      name: 'Name',
      consultant: 'Consultant',
      overdue: 'Overdue',
      nextDue: 'Next due',
      waiting: 'Waiting for client',
    },
    noConsultant: 'Nobody',
    overdue: (count: number, since: string) => `${count}, since ${since}`,
    nothing: 'None',
    count: (count: number, hasMore: boolean) =>
      hasMore ? `${count} clients shown, there are more` : count === 1 ? '1 client' : `${count} clients`,
    noneMine: 'No client is yours yet. Choose “Everybody” to see all.',
    none: 'There is no client here yet.',
    noneFound: 'No client is found by this. Try fewer letters, or search all clients.',
    more: 'Show more clients',
    loadingMore: 'Loading…',
  },
})
