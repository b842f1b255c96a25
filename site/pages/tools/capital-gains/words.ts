import type { Asset, GainKind, Way } from '@anupalan/server/compliance/capital-gains'
import { inLocale } from '@anupalan/server/contract/core/locale'
import type { ToolWords } from '../frame/words.ts'

/** Words of the tool for capital gains. */
export const capitalGainsWords = inLocale({
  en: {
    name: 'Capital gains',
    heading: 'Capital gains',
    lead: 'Type what you sold, when you bought it, and both prices. You see whether the gain is short-term or long-term, and its rate. For land and buildings you see both methods side by side.',
    example:
      'This example is for a flat that a resident bought for ₹30,00,000 on 1 June 2012 and sold for ₹90,00,000 on 1 June 2026, with ₹1,00,000 of expenses.',
    parts: [
      {
        heading: 'Who it is for',
        paragraphs: [
          'Anyone who sold listed shares, fund units, land, a house or flat, or a virtual digital asset such as Bitcoin since 1 April 2023. Enter one sale at a time, and type the losses of other sales beside it.',
        ],
      },
      {
        heading: 'How it is calculated',
        paragraphs: [
          'Listed shares and equity funds are long-term after 12 months. Everything else is long-term after 24 months, and funds sold before 23 July 2024 after 36. From 23 July 2024 a short-term gain on listed equity is taxed at 20%. A long-term gain is taxed at 12.5% above ₹1,25,000 a year. Other long-term gains are taxed at 12.5% without indexation. Other short-term gains are taxed at your slab rate.',
          'Land and buildings of a resident individual or HUF, bought before 23 July 2024: 12.5% without indexation or 20% with it, whichever is less.',
          'For listed equity bought before 1 February 2018, the value on 31 January 2018 counts as cost if it is higher, up to the sale price. A debt fund bought from 1 April 2023 is always short-term. A virtual digital asset is taxed at 30% of price less cost, with no other expense or loss deducted.',
          'You can set off long-term losses only against long-term gains, and short-term losses against both. You can carry forward the rest for eight years if you filed the return on time.',
        ],
      },
    ],
    related: [
      { label: 'Tax planning and filing', href: '/services/tax-filing' },
      { label: 'Income tax, both regimes', href: '/tools/income-tax' },
      { label: 'Advance tax', href: '/tools/advance-tax' },
      { label: 'TDS and TCS finder', href: '/tools/tds' },
    ],
  } as const satisfies ToolWords,
})

const asset = inLocale<Record<Asset, string>>({
  en: {
    property: 'Land, house or flat',
    equity: 'Listed shares or equity fund',
    'debt-fund': 'Debt fund',
    'other-fund': 'Gold, foreign or other fund',
    vda: 'Crypto or another virtual digital asset',
  },
})

/** Words of its fields. */
export const capitalGainsFields = inLocale({
  en: {
    asset: {
      label: 'What was sold',
      options: asset,
      descriptions: {
        property: 'Held as an investment or to live in, not as stock of a business',
        equity: 'Securities transaction tax was paid',
        'debt-fund': 'More than 65% in debt and money market instruments, or a fund that buys such funds',
        'other-fund': 'Up to 35% in Indian shares, not a debt fund, units not listed',
        vda: 'The owner and the holding time do not matter',
      } satisfies Record<Asset, string>,
    },
    owner: {
      label: 'Sold by',
      options: { family: 'A resident individual or Hindu undivided family', other: 'Anyone else' },
    },
    boughtOn: {
      label: 'Bought on',
      description: 'If inherited or a gift, the day the earlier owner bought it',
    },
    soldOn: { label: 'Sold on' },
    price: { label: 'Sold for' },
    cost: { label: 'Bought for', description: 'Include stamp duty and brokerage of the purchase' },
    expenses: {
      label: 'Expenses of the sale',
      description: 'Brokerage and similar, not securities transaction tax',
    },
    improvement: { label: 'Spent on improvement', description: 'Building work since 1 April 2001' },
    improvedOn: { label: 'Improved on' },
    stampValue: { label: 'Stamp duty value', description: 'Of the sale. Leave empty if not above the price' },
    value2018: { label: 'Value on 31 January 2018', description: 'Highest price of that day × number' },
    value2001: { label: 'Value on 1 April 2001', description: 'At most the stamp duty value of that day' },
    slab: {
      label: 'Your slab',
      description: 'The rate on your highest income',
      option: (rate: string) => `${rate}%`,
    },
    shortLoss: { label: 'Other short-term losses', description: 'Of this year and of earlier years' },
    longLoss: { label: 'Other long-term losses', description: 'Of this year and of earlier years' },
    otherEquityGains: {
      label: 'Other long-term gains on listed equity',
      description: 'In the same year. They use up the exemption',
    },
  },
})

const kinds = inLocale<Record<GainKind, string>>({
  en: {
    short: 'a short-term gain',
    long: 'a long-term gain',
    'deemed-short': 'a gain that is short-term by law',
    digital: 'a gain on a virtual digital asset',
  },
})

/** Words of its result. */
export const capitalGainsResult = inLocale({
  en: {
    about: (kind: GainKind, gain: string) => `of tax with cess, on ${kinds[kind]} of ${gain}`,
    aboutChoice: (gain: string, saved: string) =>
      `of tax with cess, on a long-term gain of ${gain}. It is ${saved} less than the other method`,
    noTax: 'No tax',
    noTaxAbout: (kind: GainKind, gain: string) => `on ${kinds[kind]} of ${gain}`,
    loss: 'No tax',
    lossAbout: (amount: string) => `this is a loss of ${amount}`,
    carried: (years: number) =>
      `You can set off the loss against other capital gains of the year, and the rest in the next ${years} years, if you file the return on time.`,
    carriedLong: (years: number) =>
      `You can set off the loss against other long-term gains of the year, and the rest in the next ${years} years, if you file the return on time.`,
    lost: 'A loss on a virtual digital asset cannot be set off or carried forward.',
    gainCaption: 'Working of the gain, in rupees',
    taxCaption: 'Working of the tax, in rupees',
    amount: 'Amount',
    ways: { plain: 'Without indexation', indexed: 'With indexation' } satisfies Record<Way['id'], string>,
    alone:
      'This is for one sale only. Other sales of the year can change the tax, because they share losses and the exemption. Surcharge, for a total income above ₹50 lakh, is not included.',
    choice: 'You pay the lower of the two. A loss is calculated without indexation.',
  },
})

/** What the tool does not cover. */
export const capitalGainsLimits = inLocale({
  en: [
    'Several sales at once: calculate each one, and type the losses and equity gains of the others beside it. You choose the order in which losses are set off.',
    'Surcharge, which applies to a total income above ₹50 lakh. Also the unused part of a resident’s basic exemption, which lowers the gain.',
    'The rebate for small incomes. In the new regime it does not lower tax at special rates: by law from 2025-26, and by the department’s practice before that.',
    'Exemption for money that you put in a house or bonds (sections 54, 54EC and 54F of the Act of 1961, now 82, 85 and 86).',
    'Unlisted shares, bonds, gold itself, listed units of a fund, buy-backs, and hybrid funds with 35 to 65% in Indian shares.',
    'Agricultural land outside a town (not a capital asset), stock of a business, and a share in inherited property.',
    'Rules for non-residents on foreign currency and treaties, and sales before 1 April 2023.',
  ],
})

/** Words of its tables. */
export const capitalGainsRules = inLocale({
  en: {
    rates: 'Rates by day of sale',
    what: 'What',
    before: 'To 22 July 2024',
    after: 'From 23 July 2024',
    next: 'From 1 April 2026',
    shortEquity: 'Listed equity, short',
    longEquity: 'Listed equity, long',
    long: 'Other, long',
    indexed: (rate: string) => `${rate} with index`,
    plain: (rate: string) => `${rate} without index`,
    index: 'Cost inflation index',
    year: 'Year',
    value: 'Index',
  },
})
