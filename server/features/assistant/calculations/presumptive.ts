import { presumptiveProfit } from '../../../compliance/presumptive/index.ts'
import type { PresumptiveInput } from '../../../compliance/presumptive/index.ts'
import type { IsoDate } from '../../../compliance/ist.ts'
import { amountNamed, askAmount, known, paiseOf, rupees, show, workingOf } from './calculation.ts'
import type { Calculation, Inputs } from './calculation.ts'
import { taxYearIn } from './income-tax.ts'

const isProfession =
  /profession|44ada|doctor|\bdr\b|dentist|clinic|क्लिनिक|lawyer|advocate|architect|engineer|consult|accountant|freelanc|designer|chartered|vakil|वकील|डॉक्टर|इंजीनियर|आर्किटेक्ट|पेशेवर|पेशा|प्रोफेशनल|फ्रीलांस|सलाहकार/u
const isBusiness =
  /business|trader|trading|\bsell|\bgoods\b|wholesale|shop|dukan|dukaan|vyapar|vyapari|44ad(?!a)|retail|kirana|manufactur|\bstore\b|dhandh|\bmaal\b|wholesaler|restaurant|dhaba|salon|garage|दुकान|व्यापार|कारोबार|धंधा|\bsales?\b|\bbikri\b|बिक्री|\bsale\b|turn ?over|टर्नओवर/u
const inCash = /cash|nakad|nagad|नकद|नगद|कैश/u
const noCash =
  /\b(?:no|without|not (?:in|take|accept)) cash|(?:cash|nakad|nagad|नकद|कैश)(?: (?:me|mein|में|bilkul))? (?:nahi|nahin|nai|na\b|नहीं)/u
const byBank = /bank|online|upi|digital|cheque|check|neft|transfer|बैंक|ऑनलाइन|चेक|डिजिटल|यूपीआई/u

/** The share of the receipts that came in cash: “4% cash”, “all in cash”; 0 to 1. */
function shareInCash(text: string): number | undefined {
  const [, percent] =
    /(\d+(?:\.\d+)?) ?(?:%|percent|प्रतिशत|feesadi) (?:\S+ ){0,2}(?:cash|nakad|nagad|नकद|कैश)/u.exec(text) ?? []
  if (percent !== undefined) return Number(percent) / 100
  return /(?:\ball|\bsab|\bsaar?a|\bpoora|\bpura|सब|सारा|पूरा) (?:\S+ ){0,2}(?:cash|nakad|nagad|नकद|कैश)/u.test(
    text,
  )
    ? 1
    : undefined
}

/** The scheme by what it is: so much profit is declared without books. */
const isProfit = /profit|munafa|labh\b|मुनाफा|लाभ/u
const isWithoutBooks =
  /(?:without|no|bina) (?:\S+ )?(?:books?|accounts?|audit|khat[ae]|bahi)|(?:minimum|least|kam se kam|nyuntam) (?:\S+ )?(?:profit|munafa|labh)|(?:profit|munafa|labh) (?:\S+ )?(?:minimum|kam se kam|at least|dikha|declare|show)|(?:show|declare|dikha\S*) (?:\S+ ){0,2}(?:profit|munafa)|बिना (?:\S+ )?(?:बही|खात|किताब|ऑडिट)|न्यूनतम (?:मुनाफा|लाभ)|कम से कम (?:\S+ )?(?:मुनाफा|लाभ)/u

/** Whether the receipts are above what the scheme of a profession allows, and within that of a business. */
function isOnlyBusiness({ taxYear, owner, digital, cash }: Inputs, today: IsoDate): boolean {
  if (digital === undefined || cash === undefined) return false
  const isBarred = (scheme: PresumptiveInput['scheme']) =>
    presumptiveProfit({
      taxYear: taxYear ?? taxYearIn({ text: '' }, today),
      scheme,
      owner: (owner ?? 'individual') as PresumptiveInput['owner'],
      digital: paiseOf(digital),
      cash: paiseOf(cash),
    }).barred.length > 0
  return isBarred('profession') && !isBarred('business')
}

export const presumptiveCalculation: Calculation = {
  task: 'presumptive',
  path: '/tools/presumptive',
  label: 'Presumptive profit',
  isAbout: (text) =>
    (/presum|44ada?\b|section 58|sec 58|धारा 58|dhara 58|anumanit|अनुमानित|प्रिजम्प्टिव/u.test(text) ||
      (isProfit.test(text) && isWithoutBooks.test(text))) &&
    !/advance tax|एडवांस|अग्रिम/u.test(text),
  read(slots, today) {
    const { amounts, text } = slots
    const share = shareInCash(text)
    const cash = noCash.test(text)
      ? undefined
      : share === undefined
        ? amountNamed(amounts, inCash)
        : Math.round((amounts[0]?.amount ?? 0) * share)
    const digital = amountNamed(
      amounts.filter(({ amount }) => amount !== cash),
      byBank,
    )
    const [first] = amounts
    const isTotal = cash !== undefined && digital === undefined && (amounts.length > 1 || share !== undefined)
    return known({
      scheme: isProfession.test(text) ? 'profession' : isBusiness.test(text) ? 'business' : undefined,
      owner: /\bllp\b|company|एलएलपी|कंपनी/u.test(text)
        ? 'other'
        : /\bfirm\b|partnership|फर्म/u.test(text)
          ? 'firm'
          : undefined,
      digital:
        digital !== undefined
          ? rupees(digital)
          : isTotal
            ? rupees(Math.max(...amounts.map(({ amount }) => amount)) - cash)
            : cash === undefined && byBank.test(text)
              ? rupees(first?.amount)
              : undefined,
      cash: noCash.test(text) || (cash === undefined && byBank.test(text)) ? '0' : rupees(cash),
      total: rupees(first?.amount),
      taxYear: taxYearIn(slots, today),
    })
  },
  work(stated, today) {
    const inputs =
      stated.scheme === undefined && isOnlyBusiness(stated, today)
        ? { ...stated, scheme: 'business' }
        : stated
    if (inputs.scheme === undefined)
      return {
        slot: 'scheme',
        text: 'Is it a business, or a profession of the list of the law, such as a doctor’s, a lawyer’s or an engineer’s?',
        options: [
          { value: 'profession', label: 'A profession', says: isProfession },
          { value: 'business', label: 'A business', says: isBusiness },
        ],
      }
    if (inputs.total === undefined && inputs.digital === undefined && inputs.cash === undefined)
      return askAmount('total', 'How much are the receipts of the year, in rupees?')
    // The profit of a profession does not depend on how it was paid, only the limit does.
    if (inputs.cash === undefined && inputs.scheme === 'business')
      return askAmount('cash', 'How much of it came in cash, in rupees? Type 0 if none.')
    const cash = paiseOf(inputs.cash ?? '0')
    const digital =
      inputs.digital === undefined
        ? Math.max(0, paiseOf(inputs.total ?? inputs.cash ?? '0') - cash)
        : paiseOf(inputs.digital)
    const taxYear = inputs.taxYear ?? taxYearIn({ text: '' }, today)
    const scheme = inputs.scheme as PresumptiveInput['scheme']
    const owner = (inputs.owner ?? 'individual') as PresumptiveInput['owner']
    const result = presumptiveProfit({ taxYear, scheme, owner, digital, cash })
    return {
      sentences:
        result.barred.length > 0
          ? ['The scheme cannot be used here.', ...result.barred]
          : [
              `The presumptive profit on receipts of ${show(result.turnover)} is ${show(result.presumptive)}, ${result.year.label}: at least this much is declared.`,
              `${show(digital)} is taken as received by bank or online, and ${show(cash)} in cash.`,
            ],
      working: workingOf('Working, in rupees', [...result.receipts, ...result.working]),
      rules: result.rules,
      fields: known({
        taxYear,
        scheme,
        owner,
        digital: String(digital / 100),
        cash: String(cash / 100),
      }),
    }
  },
}
