/**
 * Questions that only a person can answer who sees the papers: a judgement of somebody's own case, something to be done
 * for somebody, and ways around the law. Told by how people ask, not by what they ask about.
 */
import { normalizeText } from './language/words.ts'

const anyOf = (...patterns: readonly string[]) => new RegExp(patterns.join('|'), 'u')

/** Purposes and means of those who want to dodge the law, without its name. */
const concealment = anyOf(
  // That nobody asks and less is paid, with the means to it.
  String.raw`without (?:getting|being) (?:tracked|caught|noticed|traced|asked|reported)|(?:so|make it) (?:\w+ )?looks? (?:\w+ )?(?:under|below|less|lower|small|proper|genuine|real)|so (?:that )?(?:\w+ )?(?:stays?|remains?) (?:small|low|less)\b`,
  String.raw`nazar (?:me |mein )?(?:na|nahi)|(?:na|nahi|न) (?:dikhe|दिखे)|(?:sawal|सवाल) (?:na|nahi|न) (?:uth|उठ)|no one asks`,
  String.raw`ta+ki .{0,24}(?:tax|gst|esi|pf|tds|income) (?:\w+ )?(?:kam|na|nahi|bach|zero)|ताकि .{0,30}(?:टैक्स|कर|जीएसटी|पीएफ|ईएसआई|टीडीएस) (?:\S+ )?(?:कम|न|बच|शून्य)`,
  String.raw`(?:which|what) date should i put|(?:तारीख|tareekh|tarikh|date) (?:डाल|dal)\S* .{0,40}(?:बन|ban|ताकि|taki)`,
  String.raw`(?:want to|how to|how do i) show (?:that )?(?:i|we) |(?:dikhana|dikha ke|dikhakar|दिखाना|दिखाकर) .{0,60}(?:jabki|tax ?free|जबकि|टैक्स ?फ्री)|(?:kheti|kaam|खेती|काम) (?:nahi|नहीं) (?:karta|करता) (?:par|pe|पर) `,
  String.raw`half (?:\w+ ){0,3}by hand|(?:someone|anybody|anyone|koi) (?:\w+ ){0,2}in the department|(?:close|settle|finish) (?:my |the )?(?:notice|case|matter|file) for (?:a |some )?(?:small|little|money|amount)|(?:kuch|kuchh) de(?: dila)? (?:ke|kar)|(?:देना|dena) (?:पड़?ेगा|padega) (?:कि|ki|to|तो) .{0,30}(?:खत्म|khatam|band|बंद)`,
  String.raw`off (?:the )?(?:billing|bill|books?|software|system|gst|till)\b|less checking|(?:kachch?[aei]|कच्च[ेी]) (?:bill|बिल)|jhut?h[aei]|jhooth?[aei]|झूठ[ेीा]`,
  String.raw`(?:naukar|driver|servant|नौकर|ड्राइवर)\S* (?:ke naam (?:pe|par|se)|के नाम (?:पर|से))|hisab alag .{0,24}hisab alag|हिसाब अलग .{0,24}हिसाब अलग|khali (?:voucher|bill)|खाली (?:वाउचर|बिल)|blank (?:voucher|bill|receipt)|(?:munafa|profit|मुनाफ़?ा) (?:ghatan|kam karn|घटान|कम करन)|(?:bina|बिना) (?:maal|माल)\S* .{0,24}(?:bill|बिल)|(?:sirf|only|just|सिर्फ) (?:\S+ )?(?:ka |का )?(?:bill|बिल) (?:kah|chah|कह|चाह)|(?:kaga[zj]|कागज़?) (?:pe|par|में|पर) \d`,
  // That nobody sees it.
  String.raw`(?:so|and|but) (?:that )?(?:\w+ ){0,3}(?:officer|department|dept|authorit\w+|tax (?:people|man|office)|gst (?:people|office|walas?)|bank|auditor|anyone|anybody|nobody|no ?one|they|he|income tax)\S* (?:do not|does not|did not|don'?t|doesn'?t|will not|won'?t|never|cannot|can'?t|not) (?:\w+ ){0,2}(?:notic|know|find|catch|see|suspect|ask|detect|track|question)`,
  String.raw`without (?:the |any |an )?(?:(?:officer|department|bank|auditor|anyone|anybody)\S* (?:know|notic|find|see|ask)|pan report|actually|trace|goods,? (?:just|only)|delivery of)`,
  String.raw`(?:\bnot|n't|\bnever|\bnobody|\bno ?one|\bdont|\bwont) (?:get |be |gets |to )?(?:caught|noticed|notices|trace\b|traced|tracked|detected|finds? out|comes? to know)`,
  String.raw`(?:no|leave no) (?:trace|trail)\b|off (?:the )?record`,
  String.raw`(?:pata|khabar|bhanak|shak) (?:\w+ )?(?:na|nahi|nhi|mat) (?:\w+ )?(?:chal|lag|ho)`,
  String.raw`(?:na|nahi|nhi|bina) (?:pakad|pakd)|pakad\w* (?:\w+ )?(?:na|nahi|nhi|se bach)|pakde (?:na|nahi)|nazar (?:me|mein|m) (?:na|nahi)`,
  String.raw`(?:पता|खबर|भनक|शक|नज़?र|पकड़?)\S* (?:\S+ )?(?:न|ना|नहीं) (?:\S+ )?(?:चल|लग|हो|आ|जा)`,
  String.raw`(?:न|ना|नहीं) पकड़?|पकड़?\S* (?:में )?(?:न|नहीं)`,
  // That it stays below a limit, or is another thing on paper.
  String.raw`(?:split|divid|break|spread|distribut)\w* .{0,50}(?:so that|so the|so it|to (?:stay|keep|avoid|remain|be)|below|under|limit|does ?n'?t|does not|no gst|no tds)`,
  String.raw`(?:small small|chhot[ae] chhot[ae]|thoda thoda|tukd\S*|alag alag) .{0,60}(?:taki|taaki|limit|\bna\b|bach|avoid|report)`,
  String.raw`(?:थोड़?ा[- ]?थोड़?ा|टुकड़?\S*|छोटे[- ]छोटे|अलग[- ]अलग) .{0,60}(?:ताकि|(?<![\p{L}\p{M}])न(?![\p{L}\p{M}])|बच|पकड)`,
  String.raw`(?:how to|so that|so) (?:\w+ ){0,4}(?:stays?|keep|remains?|show) (?:\w+ ){0,4}(?:under|below) (?:the )?(?:\d|limit|lakh|radar|threshold)|(?:keep|kept|keeping|leave) (?:\w+ ){0,4}(?:out of|outside) (?:the )?(?:gst|books?|tax|accounts|return|records)`,
  String.raw`(?:show|record|book|declare|pass|treat|put|enter|dikha\w*|dikhau|dikhao) (?:\S+ ){0,6}as (?:a )?(?:agricultur|export|business|loan|gift|salary|rent|personal|capital|office|expense|farm)\w* .{0,30}(?:how to|without|trick)|(?:trick|jugaad|jugad|juggad|setting|tarkeeb|shortcut|जुगाड़?|तरकीब|सेटिंग) .{0,60}(?:tax|gst|tds|book|expense|income|pass|officer|टैक्स|जीएसटी|कर)`,
  String.raw`(?:employees?|staff|workers?|\d+|wife|son|only|just) on paper\b|paper (?:pe|par) hi|sirf (?:kagaz|kaagaz|paper)|कागज़?\S* (?:पर|में) (?:ही|दिखा)`,
  String.raw`\bdummy\b|name ?lend|(?:wife|brother|cousin|mother|driver|servant|naukar|biwi|patni|bhai)\S* .{0,30}(?:gst (?:number|no)|name|naam|firm)\S* .{0,50}(?:so |avoid|turnover|nahi lag|na lag|bach|baant|split|no gst)`,
  String.raw`(?:remove|delete|omit|keep|leave|take) (?:\S+ ){0,4}(?:out of|from|off) (?:the |my |our )?(?:books|accounts|records|gst|ledger)`,
  String.raw`(?:to|and|se|ko) (?:avoid|escape|skip|bypass|dodge) (?:the )?(?:pf|esi|gst|tds|tax|269\w*|40a\S*|e-?way bill)\b|(?:269\w*|40a\S*|tds|gst|pf|esi|audit|limit) .{0,24}(?:be avoided|does not hit|doesn'?t hit|not hit|not apply then)`,
  String.raw`(?:kaise|kese|se|how to|कैसे|से) (?:bach\S*|बच\S*)(?: |$)(?!at|त)`,
  // Papers and amounts that are not true.
  String.raw`(?:buy|get|arrange|purchase|kharid\w*|chahiye|manage|milega|milenge) (?:\S+ ){0,4}(?:purchase |donation |rent |medical )?(?:bills?|invoices?|receipts?|entry|entries)\b.{0,40}(?:without|only|just|more refund|bina|sirf|itc)|(?:donation|medical|rent|purchase) (?:receipt|bill)s? (?:can|could|may|to) (?:i |we )?buy`,
  String.raw`(?:purani|pichli|pichhli|old|earlier|previous|last year'?s?) (?:date|tareekh|tarikh|dates)\S* .{0,40}(?:bana|ban|make|put|likh|sign|agreement|invoice|bill|deed|receipt)|(?:पुरानी|पिछली|पीछे की) (?:तारी(?:ख|ख़)|डेट)`,
  String.raw`(?:turnover|sale|sales|bikri|income|kamai|aamdani|salary|profit|munafa|price|value|stock|rate|असली|कमाई|बिक्री|आय|टर्नओवर|मुनाफ़?ा) (?:\S+ ){0,6}(?:kam|less|lower|chhota|कम) (?:\S+ ){0,3}(?:dikha|show|bata|likh|declar|दिखा|बता|लिख)`,
  String.raw`(?:asli|real|actual|असली) .{0,30}(?:aur|and|or|dusr\S*|another|ek|और|एक|दूसर\S*) .{0,20}(?:dikha|dikhane|show|officer|tax|दिखा)`,
  String.raw`(?:half|aadha|adha|part|आधा) (?:\S+ ){0,4}(?:in|me|mein) (?:cash|nakad).{0,60}(?:nobody|no one|less|record|find|show|stamp|reg[ie]str)`,
  String.raw`(?:ghoos|ghus|घूस|chai ?pani|chai-pani|kuch de ke|kuchh dekar|le[- ]?de ke|kharcha pani|कुछ दे|ले-दे)`,
)

/** What an honest person keeps clear of: “penalty se kaise bache”. */
const honestAim =
  /(?:penalt|interest|late fee|byaj|byaaj|jurman|notice|fraud|scam|mistake|galti|double tax|जुर्मान|ब्याज|नोटिस|धोख|ठग|गलती|पेनल्टी)\S* (?:\S+ ){0,2}(?:bach|avoid|बच)\S*|avoid\w* (?:\w+ ){0,3}(?:penalt|interest|late|notice|fraud|mistake)\w*/gu

/** What follows from it, or what the law allows, is asked by the honest. */
const asksLaw =
  /\b15[gh]\b|\b80[a-z]+\b|legally|lawful|kanooni|exemption|\bdeduction|chhoo?t|what (?:happens|is the penalty)|kya (?:hota|hoga)|galti se|by mistake|गलती से|saza|punishment|penalty (?:kitn|lag|for)|validity|correct it|how to correct|sudhar|milta hai ya|मिलता है या|क्या सजा|छूट|क्या (?:होता|होगा)|सज़?ा|जुर्माना कितना/u

/** Said to somebody who could do it: “mera GST cancel karwa do”, “send me the copy”. */
const acts = [
  // English.
  anyOf(
    String.raw`^(?:hi |hello |sir |madam |ji |namaste |ok |and |now )*(?:please |pls |plz |kindly |can you |could you |will you |would you |i (?:want|need) you to )+(?:\S+ )?(?:file|pay|sign|submit|upload|change|update|cancel|delete|send|mail|email|download|track|prepare|register|book|fix|call|reply|renew|add|remove|apply|get my|pay the|check my|transfer|generate|reset|reschedule|close|link|make my|draft|correct)\b`,
    String.raw`^(?:sir |madam )*(?:cancel|register|reply|send|delete|remove|add|change|book|file|renew|apply|transfer|reset|update|download|correct|close|link|draft|generate|reschedule|forward|mail) (?:\S+ ){0,2}?(?:my|me|our|us|this|these|for me|on my behalf)\b`,
    String.raw`(?:please|pls|plz) (?:do|send|file|call|check|cancel|update|book|reply|prepare)\b.{0,20}$`,
    String.raw`\b(?:send|mail|email|whatsapp|give|forward) (?:me|us|it to me|them to me) (?:the |a |my |our )?(?:\S+ ){0,3}(?:copy|return|acknowledge\w*|computation|certificate|report|invoice|statement|challan|form|file|otp|receipt|papers|documents)|(?:mail|send|whatsapp|email) (?:it |them )?to me\b`,
    String.raw`(?:did|have) you (?:already )?(?:file|pay|send|submit|receive|deposit|get|upload|complete)(?:d)? (?:my|our|the)\b|(?:what is|what'?s|tell me|check) (?:the )?status of my|is my (?:\S+ ){1,3}(?:filed|paid|done|submitted|ready|approved|processed)\b|(?:pan|number|papers|documents|file) (?:is|are) (?:already )?with (?:you|your)`,
  ),
  anyOf(
    String.raw`^(?:book|pay|generate|submit|issue|fix) (?:an?|the) |on (?:my|our) behalf|(?:look|check) (?:it up|in (?:my|our|the)|into (?:my|our)|up (?:my|our))|(?:fill|do) (?:the|his|her|my|our) (?:return|full and final|form|books|payroll)|^(?:get|have) my (?:\S+ ){1,3}(?:renewed|filed|done|registered|cancelled|changed|linked)|(?:did|has|have) (?:your team|you people|your office|somebody|anyone) `,
    String.raw`\b(?!bata|batla|samjha|sikha|dikha)\w*(?:a|ar|ej|al) do(?: \w+){0,2}[.!? ]*$|bhejo(?: \w+)?[.!? ]*$|dekh ?kar bata|(?:diya|di|kiya) kya aa?p\w*|(?:कर|करवा|भर|भेज|बना|लगा|डाल|हटा|बदल|करा) दें[ ।.!,]`,
  ),
  // Hinglish and Hindi.
  anyOf(
    String.raw`(?:file|cancel|band|jama|register|link|reset|change|badal|update|transfer|book|bhar|bhej|bana|nikal|karwa|kar|likh|laga|le|dal|daal|hata|check|pay|upload|download|dikha|mita|delete|theek|apply) ?(?:kar |karwa |ke |kara )?(?:do|dijiye|dijie|dena|dijiyega|dijiega|de do|lo na)(?: (?:na|please|plz|pls|jaldi|sir|ji|abhi|aaj|mera|bhai|bhaiya|madam))*[.! ]*(?:$|,|jaldi|last date|email|mail|whatsapp|dukan|ready|kagaz|bill|login|abhi|hai\b)`,
    String.raw`(?:check|dekh|pata) (?:kar ?ke|ke|kar) (?:batao|bataiye|bata do|bata dijiye|batana)`,
    String.raw`(?:कर|करवा|भर|भेज|बना|निकाल|लिख|लगा|डाल|हटा|बदल|दे|मिटा|करा|जमा कर|बुक कर|फाइल कर|तय कर|रद्द कर) ?(?:दो|दीजिए|दीजिये|दे|देना|दीजिएगा)(?: (?:ना|जी|सर|ज़रा|जल्दी|प्लीज))*(?:[ ।.,!]|$)|(?:भेजिए|भेजिये|भेजें|भिजवाइए)[ ।.!]*$|देख ?कर (?:बताइए|बताओ|बता)`,
  ),
]

/** Asked of everybody's case: “how can one cancel”, a figure, or what a page explains. */
const isGeneral =
  /\b(?:how (?:do|can|to|does|much|many|long)|what (?:is|are) the (?:steps|process|procedure|fee|papers|documents|penalty|limit|rate)|kaise (?:kare|karte|hota|karu|bhar|banta|milta)|kitn[aie]|kab tak|fees?\b|charges?\b|price|rates?\b|due date|कैसे|कितन|कब तक|फीस|tarika|process)/u

/** A judgement that nobody can give without the papers. */
const judgement = anyOf(
  String.raw`who should (?:show|pay|claim|answer|sign|file|report)|(?:will|would|does) (?:it|this|that|my \w+|the \w+) (?:hold (?:up|good)|stand|be (?:rejected|accepted|waived|allowed|enough))|get waived|(?:is|was) (?:that|the|this|their|his|it) (?:\S+ )?(?:fair|valid)\b|good enough|would (?:\S+ ){1,5}be better|smartest|wisest|(?:sue|report|fire|remove) (?:him|her|them) or|how much trouble|am i (?:right|wrong)|must i pay it`,
  String.raw`(?:bula|laga|kara|karwa|nikal|chhod|bhej|dekh|ruk|bech|khareed|le|de)u(?:n)? ya\b|\bya (?:\w+ ){0,3}(?:jau|jaun|karu|karun|bharu|ladu|lu|du)\b|tik(?:egi|ega|enge)\b|(?:rahega|rahegi|hoga|hogi) ya (?:na|nayi|nahi|purani|dusr)|haath dal|chhoo?t milegi|(?:wo|woh|ve|vo|kya ye) sahi (?:hai|hain)|maana jayega|manenge|(?:saboot|proof) (?:ban|mana)`,
  String.raw`(?:वे|वो|वह|ये) सही हैं|फायदेमंद (?:रहेग|होग)|सबूत बन|टिकेग`,
  String.raw`(?:who|whom|which one|which of (?:them|us)) (?:is|are) (?:right|correct|wrong|lying|liable|at fault)|(?:should i|to) (?:believe|trust)\b|whom should i|can i trust|is (?:he|she|it|this|my \w+|the \w+|that) (?:cheating|lying|fooling|legally|right\b|correct in|wrong in|valid\b)|(?:was|were|is) my \w+ (?:right|wrong|correct)|is (?:the|this|that|my) (?:\S+ ){1,10}(?:valid|legal|justified|enforceable|binding|illegal|fair|enough to)\b`,
  String.raw`(?:chances?|odds|outcome|strong|weak|strength) (?:\w+ ){0,2}(?:is |of |are )?(?:my|our|me|hearing|case|appeal|winning)|\bmy chances|how (?:strong|weak|bad|risky|serious) (?:is|are) |judge my|rate (?:this|my)|worth (?:it|reviving|fighting|appealing|going|filing|contesting)|is it worth`,
  String.raw`(?:what|ab|now) (?:now|happens to (?:me|us)|will happen to (?:me|us)|can happen to (?:me|us)|next for me)\b|(?:^|[.?!,] ?)what now|now what\b|am i (?:finished|in trouble|safe|liable|at risk|going to)|(?:put|send|go) (?:me |us |i )?(?:\w+ )?(?:in|to|into) jail|in trouble|any way out|way out of|any argument|what (?:argument|defence|defense|stand|option|options) |my (?:best )?options?\b|how (?:do|can|should) (?:i|we) (?:handle|stop|fight|force|defend|deal|tackle|settle|get (?:out|back|rid)|save myself|protect)`,
  String.raw`(?:can|could) (?:i|we|they|he|she) (?:\w+ )?(?:force|sue|make (?:him|her|them)|legally|take action|hold (?:his|her|their)|do (?:it|this) to (?:me|us)|refuse to|complain)|what can i (?:legally )?do|can they do`,
  String.raw`(?:agree or|pay (?:it |and close )?or|wait or|fight or|accept or|settle or|appeal or|or just|or (?:should i )?wait|or (?:apply|appeal|pay|fight|accept|surrender|ignore) (?:again|it|now)?)|which (?:way|option|one|is) (?:is )?(?:safer|safest|better|best|wiser)|best (?:arrangement|way|option|plan|structure) (?:for|to) (?:me|us|my|save)|which of my\b|first to save`,
  String.raw`will (?:the )?(?:ao|officer|department|they|court|tribunal|he|company) (?:accept|object|agree|find|reject|put|arrest|let|believe|listen|take|send|come|drop|waive)|do you think|tell me honestly|honest opinion|your opinion|what would you (?:do|suggest|advise)|pls guide|please guide|(?:going|go) to court|(?:go|look) through (?:my|our|this|the)|check (?:if|whether) my|can you (?:check|look|go|read) `,
  // Hinglish
  String.raw`\b(?:karu|karun|karoon|lu|lun|loon|du|dun|doon|rakhu|rakhun|jau|jaun|bharu|bharun|bolu|bolun|katu|katun|manu|maanu|banau|banaun|bechu|bechun|chalau|likhu|ladu|dikhau|batau|becho|karwau|manu) ya\b|kya (?:bolu|bolun|jawab|dikhau|batau|karwai|action)|(?:kaise|kese) (?:ladu|niptu|nipatu|nikalu|sambhalu|chhudau|hatau|hataye|wapas|manau|bachu|vasul|nikalwau|khulwa)|kis(?:ki|ko|par) (?:manu|maanu|bharosa|sahi)|kaun sahi|kon sahi|bharosa kar|(?:phas|fas) (?:jaunga|jaungi|gaya|gayi|unga|jau)|phasunga|bach (?:jaunga|jaungi|jayenge)|jail (?:ho|ja)|mere (?:khilaf|khilaaf)|upar aa raha|mera kya hoga|mere saath kya|(?:theek|thik|sahi|safe|accha|acha) (?:rahega|hoga)|fayda hoga|(?:maan|man) (?:lega|lenge|jaye|jayenge)|(?:ab|abhi|main?|mujhe|jhagda|raha|rahi|kya) kya kar(?:u|un|e|en|na)\b|(?:ab|abhi) kya\s*\??$|kya rasta|koi rasta|dar (?:lag|lena)|aap kya karte|batao(?: na)?:|kisme bachega|kya behtar`,
  // Hindi
  String.raw`(?:करूँ|दूँ|लूँ|जाऊँ|रखूँ|माँगूँ|बताऊँ|भरूँ|बनाऊँ|लिखूँ|बोलूँ|डालूँ|बेचूँ|लगाऊँ|रहूँ) या |या (?:\S+ ){1,4}(?:करूँ|दूँ|लूँ|जाऊँ|रखूँ|माँगूँ|बताऊँ|भरूँ|बनाऊँ|डालूँ|बेचूँ|रहूँ)|(?:कैसे|क्या) (?:लड़?ूँ|निपटूँ|खुलवाऊँ|छुड़?ाऊँ|मनाऊँ|बाँटूँ|बोलूँ|जवाब दूँ|कार्रवाई)|(?:अब|मैं|खिलाफ|पर|में) क्या (?:\S+ )?(?:करूँ|लिखूँ|करना)|(?:जीत|हार|फँस|बच) जाऊ|केस बनता|मेरे (?:खिलाफ|साथ)|मेरा क्या होगा|(?:ठीक|सही|अच्छ[ीा]) रहेग|डर लग|(?:वे|वो|अधिकारी|विभाग|साहब) मान|मान (?:जाए|जाएँ|लेंगे)|फायदा होग|मान्य होग|जवाब सही है|कौन सही|वापस (?:ले सक|मिलेगा क्या)|किसकी मानू|रोक सकत[ाी] हू`,
)

/** Whether a question seeks a way around the law. */
export function seeksConcealment(question: string): boolean {
  const text = normalizeText(question)
  return !asksLaw.test(text) && concealment.test(text.replaceAll(honestAim, ' '))
}

/** Whether somebody is told to do something that the assistant cannot do. */
export function tellsToAct(question: string): boolean {
  const text = normalizeText(question).trim()
  return !isGeneral.test(text) && acts.some((each) => each.test(text))
}

/** A figure, a time, a place or a price is the same for everybody. */
const isFigure =
  /how (?:much|many|long|soon|often)|by when|kitn[aie]|\bkab\b|kahan?\b|kis(?:ko|e)\b|\bchalega|discount|charge (?:me|for)|कितन|(?<!\p{L})कब(?!\p{L})|कहाँ|किस(?:को|े)(?!\p{L})|चलेगा/u

/** Whether a question asks for a judgement of somebody's own case. */
export function asksJudgement(question: string): boolean {
  const text = normalizeText(question).replaceAll(/([ऊू])ं/gu, '$1ँ')
  return judgement.test(text) && !isFigure.test(text)
}
