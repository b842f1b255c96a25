/** Questions that are declined, whatever the pages say, and text that is no question at all. */
import type { DeclineReason } from '@anupalan/server/contract/assistant/rules'
import { normalizeText } from './language/words.ts'

const evasion =
  /avoid (?:paying )?(?:the )?(?:tax|gst|tds)|evad|dodge|hide .{0,24}(?:income|sale|cash|profit|money|turnover)|hid(?:e|ing) (?:it|them|this)|(?:fake|bogus|false|forged|accommodation|duplicate) .{0,12}(?:bill|invoice|receipt|entry|entries|rent|document|expense|donation)|black money|\bhawala\b|kaala dhan|kala dhan|काला धन|without (?:a |any |giving a )?bill\b|bina bill|बिना बिल|kachch?a bill|कच्चा बिल|under[- ]?report|under[- ]?invoic|over[- ]?invoic|not (?:show|declare|report|disclose) .{0,24}(?:income|sale|cash|profit|rent|turnover)|(?:show|declare|report) (?:less|lower|fewer|smaller) .{0,20}(?:income|sale|profit|turnover)|(?:income|aamdani|kamai|bikri|sales?|cash|nakad|munafa) .{0,14}(?:chhup|chup|chhip|kam dikh)|chhupa|chhipa|छिपा|छुपा|कम दिखा|tax chori|kar chori|टैक्स चोरी|कर चोरी|chori se|farzi|farji|फर्जी|फ़र्ज़ी|नकली|back ?dat(?:e|ed|ing)|(?:two|2|double|do) (?:sets? of )?(?:books|khate|bahi)|\bbribe|rishwat|रिश्वत|benami|बेनामी|(?:split|break) .{0,24}(?:bill|invoice|payment|cash|turnover).{0,30}(?:avoid|below|under|escape|bach)|(?:tax|gst|tds) se bach|टैक्स से बच|जीएसटी से बच|जीएसटी न (?:देना|भरना)|launder|shell compan|off the books|cash only so|loan entry|same rent .{0,10}wife fake/u

const advice =
  /\b(?:should|shall|must) (?:i|we|my \w+)\b|what (?:should|do|shall|can) (?:i|we) do\b|(?:advise|advice) (?:me|us|on|for)|\bin my (?:own )?(?:case|situation)\b|\bmere case m|मेरे (?:केस|मामले) में|is it (?:wise|safe|worth|better|legal) (?:for me|to|if i)|would you (?:recommend|suggest|advise)|recommend (?:me|a|which)|(?:review|check|audit|look at) my\b|(?:draft|write|prepare|file|reply) .{0,24}(?:for me|my (?:reply|appeal|notice|return|letter))|(?:reply|respond|answer) to (?:the |this |a |my )?(?:notice|officer|summons|order)|(?:got|received|have|getting|sent|issued|mila|aaya|aya|aayi|आया|मिला|आई) .{0,30}(?:notice|summons|order|demand|scrutiny|raid|नोटिस|समन|आदेश)|(?:notice|summons|scrutiny|raid|नोटिस|समन) .{0,24}(?:aaya|aaya hai|aya|mila|received|came|आया|मिला|मिली)|\b14[0-9]\(?\d?\)? notice|show ?cause|will (?:the |an? )?(?:officer|department|court|tribunal|assessing officer)|(?:officer|court|tribunal|department) (?:accept|reject|decide|allow)|chances of|can i (?:win|get away|claim my)|how (?:can|do) i (?:win|appeal|fight)|mujhe kya karna|kya karu|kya karun|kya karoon|kya karna chahiye|kaise mana(?:u|ye|na|y)|कैसे मना(?:ऊं|एं|ना)|(?:case|केस) (?:kaise |कैसे )?(?:file |फाइल )?(?:kar|कर|lad|लड़)|salah|सलाह|मुझे क्या करना|क्या करूं|क्या करूँ|क्या करना चाहिए|मैं क्या|(?:which|what) is (?:best|better|right) for me|better for me|best for me|(?<!(?:vacanc|opening|job|plan|time|slot).{0,20})suits? me|mere liye .{0,20}(?:behtar|best|sahi|accha|achha)|मेरे लिए .{0,20}(?:बेहतर|सही|अच्छा)|my (?:partner|client|employer|ca|accountant|father|brother|wife|husband|friend) (?:has|is(?! \d| above| over| a (?:senior|resident))|did|cheated|owes|refuses|died|took|won'?t)|my late father|disput|which reading|two readings|interpret|legal opinion|structure my|plan my estate|(?:jawab|javab|reply|letter|appeal|notice|जवाब|पत्र) (?:\S+ ){0,3}?(?:likh|bana|लिख|बना)\S* (?:do|dijiye|dena|de|दो|दीजिए|दीजिये)(?![\p{L}\p{M}])|(?:case|mukad+ma|केस|मुकदमा) .{0,12}(?:jeet|har|जीत|हार)/u

/** Words that ask for advice or for a fact: “what gratuity should I expect”, “my husband is on salary”. */
const perhapsAdvice =
  /\b(?:should|shall|must) (?:i|we|my \w+)\b|what (?:should|do|shall|can) (?:i|we) do\b|mujhe kya karna|kya kar(?:u|un|oon|na chahiye)\b|मुझे क्या करना|क्या करूं|क्या करना चाहिए|मैं क्या|my (?:partner|client|employer|ca|accountant|father|brother|wife|husband|friend) (?:has|is|did|died|took)/gu

/** What is advice whatever else is said. */
const ownTrouble =
  /notice|summons|demand|appeal|scrutiny|officer|department|dispute|court|case\b|forgot|नोटिस|समन|अपील|विभाग|अधिकारी|केस|मामल|better|best|behtar|बेहतर|choose|close my|chahiye\?|cheat/u

/** Whether a question is one’s own trouble, and asks for no figure that the law states for everybody. */
export function isOwnTrouble(question: string): boolean {
  const text = normalizeText(question)
  return ownTrouble.test(text) && !asksForFact.test(text)
}

/** Whether what reads as a call for advice may be one for a fact that the law settles for everybody. */
export function mayBeFact(question: string): boolean {
  const text = normalizeText(question)
  // What begins so is a choice, which is one’s own.
  if (/(?:^|[.?!,;]\s*)(?:should|shall) (?:i|we|my)\b/u.test(text)) return false
  const rest = text.replaceAll(perhapsAdvice, ' ')
  return (
    rest !== text && !advice.test(rest) && !ownTrouble.test(text) && !evasion.test(text) && !missed.test(text)
  )
}

/** Whether the text states what was missed, without a question. */
export const tellsOnly = (question: string): boolean => {
  const text = normalizeText(question)
  return missed.test(text) && !/\?|what|how|when|which|kya|kab|क्या|कब/u.test(text)
}

/** What an office or a court will decide is on no page, whatever the page is about. */
export const asksDecision = (question: string): boolean =>
  /will (?:the |an? )?(?:officer|department|court|tribunal|assessing officer)|chances of/u.test(
    normalizeText(question),
  )

/** What went wrong for somebody is advice, unless only what the law says for everybody is asked. */
const missed = /\bi (?:\w+ )?(?:forgot|missed|did not file|didn'?t file|have not filed|haven'?t filed)\b/u
const asksForFact =
  /late fee|(?:till|until|by) when|last (?:date|day)|can i still (?:file|pay|submit)|how much|\bmax(?:imum)?\b|kitn[aie]|kab tak|कितन|कब तक/u

/** Whether a paper that came is real. */
const checksPaper =
  /(?:notice|message|sms|mail|letter|नोटिस|संदेश|मैसेज).{0,30}(?:real|genuine|asli|असली)|(?:real|genuine|asli|असली).{0,30}(?:notice|message|sms|mail|letter|नोटिस)/u

/** “Should I” about a matter that the pages settle for everybody. */
const general =
  /(?:jawab|javab|reply|answer|response|जवाब).{0,24}(?:kitne din|kab tak|how (?:many days|long)|by when|कितने दिन|कब तक)|(?:how (?:long|many days|much time|soon)|within (?:how many|what) (?:days|time)) (?:\S+ ){0,3}(?:to |for |for a )?(?:reply|respond|answer|response)|(?:k(?:aun|on) ?s[aie]|which|कौन सा|कौनसा) (?:kanoo?n|act|law|form|कानून|फॉर्म)|where (?:do|does|should) .{0,24}(?:reply|answer|response)|(?:reply|answer|response) (?:go|goes|kaha|kahan)|how (?:many days|much time|long) do (?:i|we) have|(?:kitne din|kitna (?:time|samay)|कितने दिन|कितना (?:समय|टाइम)).{0,24}(?:jawab|javab|reply|hai\b|जवाब|है)|(?:how long|how much|how soon|when|which form|which forms|what papers|which papers|which (?:registrations?|registers|books)|what documents|which documents|by when|how often|where|till when|at what|what rate|which rate) (?:\w+ ){0,3}(?:should|shall|must) (?:i|we)|should (?:i|we) (?:also |still |even )?be (?:paying|filing|registering|deducting|keeping|charging|collecting|cutting)|should (?:i|we) (?:register (?:for gst|before)|keep|charge|deduct|print|issue|show on)|must (?:i|we)\b/u

const otherFields =
  /divorce|custody|alimony|criminal|\bfir\b(?! (?:bhi|se|to|kya|ye|kab|kaise|kitn\S*|hum|main?)\b)|\bbail\b|arrest|murder|theft|police|\bvisa\b|passport|citizenship|trade ?mark|patent|copyright|\bwill\b and testament|probate|succession certificate|inherit(?:ance)? dispute|consumer (?:court|forum|complaint)|cheque bounce|\b138\b.{0,12}cheque|\brera\b|\bfema\b|\brbi\b licen|import licen|motor accident|traffic challan|tenant evict|evict|(?:landlord|makan ?malik|मकान मालिक) .{0,30}(?:deposit|not return|वापस नहीं|खाली)|property dispute|land dispute|(?:texas|california|new york|florida)|(?:us|usa|uk|u\.k\.|american|british|canad\w+|dubai|uae|singapore|australia\w*|german\w*) (?:tax|vat|income|irs|company)|\birs\b|\bhmrc\b|tax in (?:the )?(?:us|usa|uk|america|canada|dubai|uae|singapore|australia|germany)|\bdtaa\b|double tax|foreign (?:income|asset|property|company)|income (?:from )?abroad|talaq|तलाक|पुलिस|जमानत|पासपोर्ट|वीजा|वीज़ा|तलाक़|ज़मानत|जमीन का झगड़ा|(?:property|zameen|jameen|makan|ghar) k[aei] (?:jhagd|vivad|case)|(?:which|what|best|konsa|kaunsa|kaun sa|कौन सा) (?:\w+ )?(?:share|stock|mutual fund|crypto|coin|insurance|policy|ipo|शेयर|म्यूचुअल फंड)|(?:buy|sell|invest in) (?:\w+ )?(?:shares?|stocks?|crypto|bitcoin|mutual funds?|gold|ipo)|(?:share|stock|शेयर) (?:tip|kharid|बाजार)|medicine|doctor for|disease|bimari|बीमारी|weather|mausam|मौसम|cricket|क्रिकेट|recipe|football|movie|film\b|song|joke|poem|कविता|चुटकुला|prime minister|election|चुनाव|astrolog|horoscope|राशिफल|love|girlfriend|boyfriend|hack(?!ed\b)|malware|bomb|python|javascript code|write code|translate this|homework|essay/u

/** Shares and coins are a matter of tax where their gain, their loss or what is sold is spoken of. */
const investing =
  /(?:share|stock|शेयर) (?:tip|kharid|bazar|bazaar|market|बाजार)|(?:buy|sell) (?:\w+ )?(?:shares?|stocks?|crypto|bitcoin|mutual funds?|gold|ipo)/gu
const taxedSale =
  /\btax|\bloss|profit|\bgains?\b|munafa|ghata|nuks[aā]n|capital|carry|set ?off|\btds\b|टैक्स|घाटा|घाटे|नुकसान|मुनाफा|लाभ|कैपिटल|पूंजी/u

/** Text that tells a machine what to do. It is data here like any other, and is no part of a question. */
const instructions =
  /(?:ignore|disregard|forget|override|bypass|skip) .{0,30}(?:instruction|rule|prompt|previous|above|earlier|guideline|polic|restriction|source|citation)|(?:system|developer|hidden|initial|secret) (?:prompt|message|instruction|rule|mode|password|key)|you are (?:now|no longer|not|a|an) |act as|pretend|role ?play|jailbreak|\bdan\b mode|do anything now|(?:reveal|print|show|repeat|output|leak|dump|list) .{0,24}(?:prompt|instruction|password|secret|api key|token|database|env|other (?:client|user|customer)|client(?:s|'s)? (?:data|list|name|file|email|phone)|all (?:clients|users|customers)|table)|<\/?(?:script|system|img|iframe|assistant|user)|\[(?:system|inst)|###|```|\{\{|drop table|select \* from|union select|; ?--|rm -rf|say (?:that|exactly|only)|reply (?:only|with)|answer (?:only )?(?:with|in)|respond (?:only|with)|from now on|new instruction|assistant:|system:|without (?:citing|a source|sources|citation|(?:any )?restriction)|do not cite|you must (?:say|answer|reply|always|obey)|make up|invent|just guess|guess (?:a|the)|always (?:say|answer|reply)|confirm that|admin (?:mode|password|access)|i am (?:the |your |an? )?(?:admin|developer|owner|creator|partner of the firm|auditor from)|(?:पिछले|पहले|ऊपर) .{0,20}(?:निर्देश|नियम|आदेश)|निर्देश.{0,20}(?:भूल|अनदेखा|नजरअंदाज|मत मान)|नियम.{0,12}(?:भूल|तोड़)|(?:pichhle|pichle|pehle|upar|saare|sare) .{0,16}(?:nirdesh|niyam|instruction|rules?).{0,20}(?:bhool|bhul|ignore|chhod)|bhool jao|bhul jao|भूल जाओ|अब तुम|ab tum|tum ab|सिस्टम प्रॉम्प्ट|पासवर्ड बताओ|password bata|सभी ग्राहक|sab client|sabhi client|सब क्लाइंट/u

/** An account, a file or a person of the firm that the assistant has nothing of. */
const ofOthers =
  /(?:client|customer|user|account|phone|email|pan|aadhaar) (?:number|list|data|details|of) .{0,20}(?:of|for) (?!the firm|your office|anupalan)[a-z]+ ?[a-z]*'?s?\b.{0,10}\?/u

/** Splits off sentences that are instructions, and keeps the rest. */
export function withoutInstructions(question: string): { rest: string; hasInstructions: boolean } {
  const parts = question.split(/(?<=[.!?।\n;])\s+|\n+/)
  const kept = parts.filter((part) => !instructions.test(normalizeText(part)))
  return { rest: kept.join(' ').trim(), hasInstructions: kept.length < parts.length }
}

/** What a question names of another field; undefined if nothing. */
export const otherFieldIn = (question: string): string | undefined =>
  otherFields.exec(normalizeText(question))?.[0]

export function declineReasonOf(
  question: string,
): Exclude<DeclineReason, 'sign-in' | 'not-covered'> | undefined {
  const text = normalizeText(question)
  if (!/[\p{L}\p{N}]/u.test(text)) return 'unclear'
  if (evasion.test(text) && !checksPaper.test(text)) return 'evasion'
  if (otherFields.test(taxedSale.test(text) ? text.replaceAll(investing, ' ') : text)) return 'other-field'
  if (advice.test(text) && !general.test(text)) return 'advice'
  if (missed.test(text) && !asksForFact.test(text)) return 'advice'
  if (ofOthers.test(text)) return 'advice'
  return undefined
}

const ownThing =
  '(?:returns?|gstr\\S*|itr\\S*|tax|advance tax|challan|tds|notice|form ?\\d+\\w*|papers?|documents?|invoices?|account|password|refund|registration|gst|pf|salary|books?|file|रिटर्न|टैक्स|जीएसटी|नोटिस|कागज\\S*|खाता|पासवर्ड)'
const commands = [
  `^(?:please |kindly |can you |could you |will you )?(?:file|pay|sign|submit|upload|change|update|cancel|delete|send|show(?: me)?|open|download|see|read|track|prepare) (?:me )?my (?:\\S+ ){0,2}?${ownThing}(?![\\p{L}])`,
  `(?:mera|meri|mere|hamara|मेरा|मेरी|मेरे|हमारा) (?:\\S+ ){0,3}?${ownThing} (?:\\S+ ){0,2}?(?:bhar|file kar|jama kar|dikha|bhej|bana|भर|जमा कर|दिखा|भेज|बना|फाइल कर)(?:a|o)? ?(?:do|dijiye|dijie|dena|de|दो|दीजिए|दीजिये|दे|ओ)(?![\\p{L}\\p{M}])`,
].map((pattern) => new RegExp(pattern, 'u'))

/** Whether a text tells the assistant to do something with what is one’s own, which it cannot. A figure asks for a sum. */
export function asksToAct(question: string): boolean {
  const text = normalizeText(question).trim()
  return (
    !/\d{3}|lakh|लाख|crore|करोड/u.test(text.replaceAll(/form ?\d+/g, '')) &&
    commands.some((each) => each.test(text))
  )
}

const otherLevies =
  /\bwill (?:the )?(?:\w+ )?(?:council|government|govt|budget)\b(?! (?:take|get|charge|want|collect|tax|cut|ask)\b)|(?:council|government|govt|ministe?r|parliament|sarkar|budget|सरकार|बजट) (?:\w+ ){0,2}(?:will|going to|would|kya karegi|करेगी)|(?:next|upcoming|agle|agla|अगले) budget|(?:property|house|municipal|road|entertainment) tax\b|stamp duty (?:on|of|for|in) |(?:customs?|import|excise) duty|\bvat\b|ration card|voter id|driving licen|demat|electricity (?:bill|tariff|rate)|(?:apply|eligib\w*|interest rate|best) (?:\w+ ){0,3}(?:home|car|personal|gold) loan|agricultural income|minimum wages? (?:in|of|for) |(?:epf|epfo|pf) interest rate|interest rate .{0,12}\b(?:epfo?|pf|ppf)\b|withdraw\w* .{0,14}\bpf\b|\be?pf\b .{0,24}(?:withdraw|nikal)|pan card .{0,24}(?:kho|lost|duplicate|reprint|gum)|पैन (?:कार्ड )?.{0,16}(?:खो|गुम)|pm kisan|\biec\b|import export code|आयात निर्यात कोड|प्रॉपर्टी टैक्स|पीएम किसान|पीएफ .{0,24}निकाल|statutory bonus|\bbonus (?:act|compulsory|kitna|law)|is bonus|bonus .{0,16}(?:percent|zaruri|jaruri)|बोनस .{0,20}(?:कितन|जरूरी|प्रतिशत)|maternity|paternity|मातृत्व|mudra|मुद्रा लोन|loan kaise (?:mil|le)|लोन कैसे (?:मिल|लें)|import .{0,16}dut(?:y|ies)|import duty|repo rate|petrol (?:ka |price|rate)|पेट्रोल का|(?:gold|sone|sona|सोने|सोना) (?:ka |price|का )(?:bhav|rate today|भाव)|(?:aadha+r|आधार) .{0,24}(?:change|update|badal|link kaise|बदल|अपडेट)|(?:change|update) .{0,30}aadha+r|surrender value|crop insurance|fasal bima|फसल बीमा|subsid|सब्सिडी|electricity connection|बिजली का कनेक्शन|trade licence|(?:fssai|food) licence .{0,16}(?:fee|cost|government)|fee .{0,20}fssai|vridha|वृद्धा पेंशन|oci card|राशन कार्ड|ड्राइविंग|संपत्ति कर|सीमा शुल्क|आबकारी|नक्शा/u

/** Whether a text is about a levy, a register or a loan of which the site has no table and no page. */
export const isOtherLevy = (question: string): boolean => otherLevies.test(normalizeText(question))

const otherSites =
  /(?:look up|search|browse|google|find) .{0,24}(?:news|google|internet|web\b|online|other (?:web)?sites?)|(?:search|ask) google|\b(?:news|headlines) (?:on|about|of)\b|portal (?:say|says|show|shows)\b|इंटरनेट पर|गूगल/u

/** Whether a text asks for what other websites say. */
export const asksElsewhere = (question: string): boolean => otherSites.test(normalizeText(question))

const identifiers = [
  // PAN, Aadhaar, card numbers, bank accounts with IFSC.
  /\b[a-z]{5}\d{4}[a-z]\b/iu,
  /(?<!\d)\d{4}[ -]?\d{4}[ -]?\d{4}(?!\d)/u,
  /(?<!\d)(?:\d{4}[ -]?){3}\d{4}(?!\d)/u,
  /\b[a-z]{4}0[a-z0-9]{6}\b/iu,
]

/** Whether a text contains what looks like a number that identifies a person. */
export const hasIdentifier = (text: string): boolean =>
  identifiers.some((pattern) => pattern.test(text.normalize('NFKC')))

/** Leaves out sentences with such a number: “My PAN is …” is no part of what is asked. A single sentence stays. */
export function withoutIdentifiers(question: string): string {
  const kept = question.split(/(?<=[.!?।])\s+/).filter((part) => !hasIdentifier(part))
  return kept.length === 0 ? question : kept.join(' ')
}
