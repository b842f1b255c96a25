/** What is needed of tax, payroll and company law, and the section that settles it. */
import type { NeedLine } from './aspects.ts'

const gstNumber =
  'gst ?(?:number|num\\b|no\\b|registration|reg\\b|regist)|gstin\\b|regist\\S* .{0,14}gst|gst (?:\\S+ )?(?:lena|leni|lu\\b|le lu|loon|panji|me register)|जीएसटी (?:\\S+ )?(?:नंबर|नम्बर|पंजी|रजिस्ट|लेना)'
const composition = 'compos|कंपो|कम्पो'
const regime = 'regime|vyavastha|रिजीम|व्यवस्था'
const gratuity = 'gratuit|gr[ae]tu+i?ty|ग्रेच्युटी|ग्रैच्युटी'
const advanceTax = 'advance tax|एडवांस टैक्स|अग्रिम कर'
const director = 'director|\\bdin\\b|डायरेक्टर|निदेशक'
const home = '\\brent\\b|kiray|landlord|makan ?malik|\\bhra\\b|किराय|किराए|मकान मालिक|एचआरए'
const salesOfAsset =
  '(?:shares?\\b|stocks?\\b|mutual fund|nifty|crypto|bitcoin|शेयर|म्यूचुअल|क्रिप्टो|\\bgold\\b|property|\\bplot\\b|\\bflat\\b|प्रॉपर्टी|जमीन).*(?:\\bsold\\b|\\bsell|becha|bech\\b|profit|\\bgain|munafa|fayda|बेच|मुनाफा|फायदा)|(?:\\bsold\\b|sell).*(?:shares?\\b|stocks?\\b|mutual fund|nifty|crypto|bitcoin|gold|property|plot|flat)'

export const needsOfLaw: readonly NeedLine[] = [
  ['/resources/gst-registration-when-and-how#the-limits', 'applies', gstNumber],
  [
    '/resources/gst-registration-when-and-how#who-must-register-from-the-first-rupee',
    'applies',
    `(?:${gstNumber}).*(?:kerala|tamil ?nadu|chennai|andhra|telangana|hyderabad|maharashtra|mumbai|pune|delhi|\\bgoa\\b|gujarat|केरल|तमिल|महाराष्ट्र|मुंबई|दिल्ली|other state|outside|online|amazon|flipkart|meesho|instagram|dusre (?:rajya|state)|दूसरे राज्य|ऑनलाइन)|(?:kerala|tamil ?nadu|chennai|andhra|telangana|hyderabad|maharashtra|mumbai|pune|delhi|\\bgoa\\b|gujarat|केरल|तमिल|महाराष्ट्र|मुंबई|दिल्ली|other state|another state|outside|online|amazon|flipkart|meesho|instagram|dusre (?:rajya|state)|दूसरे राज्य|ऑनलाइन).*(?:${gstNumber})`,
  ],
  ['/resources/gst-registration-when-and-how#how-to-apply', 'papers', gstNumber],
  ['/services/gst-filing#papers', 'papers', gstNumber],
  [
    '/resources/composition-scheme-or-regular-gst#who-may-use-it',
    'applies',
    `^(?!.*(?:\\bbill\\b|invoice|बिल)).*(?:${composition})`,
  ],
  [
    '/resources/composition-scheme-or-regular-gst#what-it-costs',
    'howMuch',
    `(?=.*(?:tax|rate|percent|dena|pay|cost|टैक्स|दर|देना|प्रतिशत))(?:.*(?:${composition}))`,
  ],
  ['/resources/composition-scheme-or-regular-gst#how-it-is-run', 'when', composition],
  [
    '/resources/composition-scheme-or-regular-gst#moving-in-and-out',
    'any',
    `(?:${composition}).*(?:limit .{0,12}(?:par|cross|over)|switch|chang|badal|shift|\\bexit|\\bleave|cross|\\bopt\\b|chhod|nikal|\\bjoin|बदल|छोड|निकल|पार)|(?:switch|chang|badal|shift|\\bopt\\b|बदल).*(?:${composition})`,
  ],
  [
    '/resources/composition-scheme-or-regular-gst#article',
    'when',
    `(?:${composition}).*(?:switch|chang|badal|shift|\\bopt\\b|\\bjoin|बदल)|(?:switch|chang|badal|shift|\\bopt\\b|बदल).*(?:${composition})`,
  ],
  [
    '/services/gst-filing#questions~Monthly or quarterly',
    'any',
    '\\bqrmp\\b|(?:gst|return|ritarn|रिटर्न|जीएसटी).{0,40}(?:teen|3|three|har tin) ?(?:months?|mah\\S*)|(?:teen|3|three|har tin) ?(?:months?|mah\\S*).{0,40}(?:gst|return|ritarn)|तीन महीने.{0,40}(?:जीएसटी|रिटर्न)|quarterly.{0,30}(?:gst|return)|(?:gst|gstr).{0,30}quarterly',
  ],
  [
    '/services/gst-filing#questions~My supplier',
    'any',
    '(?:supplier|vendor|seller|jis\\S* (?:se )?(?:maal|saman)|wholesaler|सप्लायर|विक्रेता|जिससे माल).{0,60}(?:upload|chadh|not (?:filed?|show|put|report)|did ?n.?t|has ?n.?t|2b\\b|missing|nahi|अपलोड|चढा|नहीं|दिखा)',
  ],
  [
    '/resources/gstr-1-gstr-3b-dates-late-fee#what-a-late-return-costs',
    'late',
    '(?:gstr-?\\s?[13]|\\b3b\\b|gst return|जीएसटी रिटर्न|जीएसटीआर).*(?:how much|kitn|fee|penalt|jurmana|cost|कितन|फीस|जुर्माना)',
  ],
  [
    '/resources/gstr-1-gstr-3b-dates-late-fee#what-else-stops',
    'any',
    '(?:e-?way|eway|ई-?वे).{0,40}(?:block|stop|not|nahi|band|बंद|नहीं)|(?:returns?|gstr|रिटर्न).{0,40}(?:months?|mahin|महीने).{0,40}(?:cancel|raddh?|block|रद्द)',
  ],
  [
    '/resources/cgst-sgst-or-igst#where-services-are-supplied',
    'any',
    '(?:which|what|kaun|konsa|kaunsa|कौन).{0,24}(?:tax|gst|टैक्स).*(?:client|customer|event|hotel|training|consult|design|service)|(?:client|customer|event|hotel|training|consult|design|service).*(?:which|what kind of|kaun|konsa|kaunsa|कौन).{0,16}(?:tax|gst)\\b',
  ],
  [
    '/resources/cgst-sgst-or-igst#article',
    'any',
    '(?:other|another|dusre|different) (?:state|rajya).{0,50}(?:which|kaun|konsa|kaunsa|what).{0,16}(?:tax|gst)|igst .{0,12}(?:or|ya|या) .{0,12}[cs]gst|[cs]gst .{0,16}(?:or|ya|या) .{0,12}igst',
  ],
  [
    '/resources/cgst-sgst-or-igst#when-the-wrong-head-was-charged',
    'any',
    '(?:igst|[cs]gst).*(?:wrong|galat|galti|instead|mistake|गलत|गलती)|(?:wrong|galat|galti|instead|mistake|गलत|गलती).*(?:igst|[cs]gst)',
  ],
  ['/resources/advance-tax-freelancers-small-firms#who-pays-and-who-does-not', 'applies', advanceTax],
  ['/resources/advance-tax-freelancers-small-firms#the-four-dates', 'when', advanceTax],
  ['/resources/advance-tax-freelancers-small-firms#what-falling-short-costs', 'late', advanceTax],
  [
    '/tools/tds#tables',
    'any',
    '\\btcs\\b|टीसीएस|(?:send|sending|transfer|remit|bhej|भेज)\\S* .{0,50}(?:abroad|foreign|canada|america|\\busa?\\b|australia|london|videsh|विदेश)',
  ],
  [
    '/resources/income-tax-act-2025-tax-year#the-section-numbers-you-will-meet',
    'any',
    '(?:80c\\b|80d|87a|44ada?|115bac|194[a-z]*|139|234[a-z]|section|dhara|धारा).*(?:new (?:act|law|section|number)|\\bnow\\b|naye|naya|nayi|replac|became|become|renumber|नए|नया|नई|हो गई)|(?:new (?:act|law)|naye (?:act|kanoon)|नए (?:आयकर )?कानून|2025).*(?:80c\\b|80d|87a|44ada?|115bac|194[a-z]*|section|dhara|धारा)',
  ],
  [
    '/resources/income-tax-act-2025-tax-year#forms',
    'any',
    '(?:form ?\\d+|\\b16a?\\b|26as|24q|26q|3cd|फॉर्म ?\\d+).*(?:new name|replac|instead|in place|called|badal|jagah|naya|नया|बदल|जगह|अब)|(?:replac|instead|in place|naya|new).*(?:form ?\\d+|26as|24q|26q|3cd)',
  ],
  [
    '/resources/new-or-old-tax-regime#who-may-switch-and-when',
    'any',
    `(?:${regime}).*(?:switch|chang|badal|wapas|go back|come back|every year|lock|choose again|बदल|वापस)|(?:switch|chang|badal|wapas|go back|बदल|वापस).*(?:${regime})`,
  ],
  [
    '/resources/new-or-old-tax-regime#what-you-give-up-in-the-new-regime',
    'any',
    '(?:new|nayi|naye|nai|नई|नए).{0,30}(?:regime|vyavastha|रिजीम|व्यवस्था|tax).*(?:80c|80d|home loan|\\blic\\b|\\bppf\\b|deduct|insurance|\\bnps\\b|\\bhra\\b|chhut|छूट|कटौती|बीमा)|(?:80c|80d|home loan|\\blic\\b|\\bppf\\b|insurance|\\bnps\\b|\\bhra\\b|बीमा).*(?:new|nayi|naye|nai|नई|नए) (?:tax )?(?:regime|vyavastha|रिजीम|व्यवस्था)',
  ],
  [
    '/resources/new-or-old-tax-regime#the-two-sets-of-slabs',
    'any',
    '(?:senior|old age|\\b[678]\\d\\b|pitaji|papa|father|mother|बुजुर्ग|वरिष्ठ|पिताजी).{0,60}(?:tax[- ]?free|no tax|nil|tax (?:nahi|se mukt)|nahi lagta|टैक्स नहीं|कर मुक्त)|slabs?\\b|स्लैब',
  ],
  [
    '/resources/pf-esi-first-employee#what-begins-when',
    'applies',
    '\\be?pf\\b|provident|पीएफ|\\besic?\\b|ईएसआई',
  ],
  ['/services/payroll-hr#questions~From when does provident', 'applies', '\\be?pf\\b|provident|पीएफ'],
  ['/services/payroll-hr#questions~And ESI', 'any', '\\besic?\\b|ईएसआई'],
  [
    '/services/payroll-hr#questions~What is professional tax',
    'any',
    'professional tax|\\bp\\.? ?tax\\b|profession tax|प्रोफेशनल टैक्स|व्यवसाय कर',
  ],
  [
    '/services/payroll-hr#questions~And the Labour',
    'any',
    'welfare fund|\\blwf\\b|वेलफेयर फंड|कल्याण (?:कोष|निधि)',
  ],
  [
    '/resources/pf-esi-first-employee#the-month-of-an-employer',
    'howLong',
    '(?:\\bleft\\b|\\bleave|\\bquit|resign|chhod|chod|fired?\\b|nikal|छोड|निकाल|इस्तीफा).*(?:salary|wages?|tankh|\\bpaisa|full and final|settle|hisab|dues|तनख्वाह|तनखा|वेतन|पैसा|हिसाब|मजदूरी)|(?:salary|wages?|tankh|full and final|settle|hisab|dues|तनख्वाह|वेतन|हिसाब|मजदूरी).*(?:\\bleft\\b|\\bleave|\\bquit|resign|chhod|chod|fired?\\b|छोड|निकाल)',
  ],
  [
    '/resources/gratuity-labour-codes#how-to-pay-it',
    'howLong',
    `(?:${gratuity}).*(?:pay|paid|days|when|delay|late|din|kab|time|samay|दिन|कब|देना|समय)`,
  ],
  [
    '/resources/gratuity-labour-codes#after-how-long',
    'any',
    `(?:${gratuity}).*(?:how many years|after how|eligib|before|less than|resign|left|kitne sa+l|milegi|mil sakt|hakdar|कितने साल|मिलेगी|पहले)|(?:before|resign|left|chhod|छोड|saal|years).*(?:${gratuity})`,
  ],
  [
    '/resources/gratuity-labour-codes#what-of-it-is-taxed',
    'any',
    `(?:${gratuity}).*(?:tax|टैक्स|कर मुक्त)|(?:tax|टैक्स).*(?:${gratuity})`,
  ],
  [
    '/resources/gratuity-labour-codes#who-owes-it',
    'applies',
    `(?:${gratuity}).*(?:employees|people|staff|workers|log\\b|karmchari|small|shop|dukan|कर्मचारी|लोग|दुकान)|(?:employees|people|staff|workers|log\\b|karmchari|कर्मचारी|लोग).*(?:${gratuity})`,
  ],
  [
    '/services/corporate-tax#questions~Do directors',
    'any',
    `(?:${director}).*(?:kyc|केवाईसी)|(?:kyc|केवाईसी).*(?:${director})`,
  ],
  [
    '/services/corporate-tax#questions~What happens if',
    'late',
    'aoc-?4|mgt-?7|annual (?:return|filing|accounts).*(?:registrar|roc|mca|company)|\\broc\\b',
  ],
  [
    '/services/corporate-tax#questions~We did no business',
    'any',
    '(?:company|kampani|pvt|कंपनी).*(?:no (?:business|work|sales?|income|turnover|activity)|koi (?:kaam|dhandh|business)|(?:kaam|business) (?:nahi|nahin)|band padi|idle|dormant|कोई (?:काम|कारोबार|धंधा)|बंद पडी)',
  ],
  [
    '/services/corporate-tax#questions~When is the annual',
    'any',
    '\\bagm\\b|annual general meeting|एजीएम|वार्षिक आम सभा',
  ],
  [
    '/resources/proprietorship-llp-or-company#the-three-side-by-side',
    'any',
    '(?:\\bllp\\b|एलएलपी).*(?:audit|ऑडिट)|(?:audit|ऑडिट).*(?:\\bllp\\b|एलएलपी)',
  ],
  [
    '/resources/proprietorship-llp-or-company#changing-later',
    'any',
    '(?:convert|turn|change|badal|बदल)\\S* .{0,50}(?:company|pvt|private limited|\\bllp\\b|कंपनी)',
  ],
  [
    '/resources/hra-and-rent#renting-from-your-parents',
    'any',
    '(?:parents?|father|mother|papa|pitaji|mummy|\\bmaa\\b|dad|mom|wife|husband|patni|माता|पिता|मम्मी|पापा|पत्नी).{0,50}(?:\\brent\\b|kiray|किराय|\\bhra\\b)|(?:\\brent\\b|kiray|किराय).{0,40}(?:parents?|father|mother|papa|pitaji|mummy|\\bmaa\\b|dad|mom|wife|husband|माता|पिता|मम्मी|पापा|पत्नी)',
  ],
  [
    '/resources/hra-and-rent#papers-that-hold',
    'any',
    `(?:${home}).*(?:\\bpan\\b|receipts?|proof|agreement|rasid|पैन|रसीद|प्रूफ)|(?:\\bpan\\b|receipts?|rasid|पैन|रसीद).*(?:${home})`,
  ],
  [
    '/resources/hra-and-rent#tax-that-the-tenant-must-deduct',
    'applies',
    `(?:${home}).*(?:tds|deduct|\\bcut\\b|ka+t|टीडीएस|काट|कट)`,
  ],
  [
    '/resources/hra-and-rent#if-you-run-your-own-business',
    'any',
    '(?:freelanc|self[- ]employed|own business|no hra|without hra|proprietor|professional|khud ka).{0,60}(?:\\brent\\b|kiray)|(?:\\brent\\b|kiray).{0,60}(?:freelanc|self[- ]employed|no hra|without hra|hra nahi|80gg)',
  ],
  [
    '/resources/dpdp-act-small-business#if-something-leaks',
    'any',
    '(?:stolen|leak|hack|theft|chori|breach|\\blost\\b|kho gay|lik\\b|चोरी|लीक|हैक|खो गया).{0,60}(?:data|customer|client|patient|list|details|laptop|डेटा|ग्राहक|मरीज|जानकारी|लैपटॉप)|(?:data|customer|client|patient|list|details|laptop|डेटा|ग्राहक|मरीज|लैपटॉप).{0,60}(?:stolen|leak|hack|theft|chori|breach|\\blost\\b|चोरी|लीक|हैक)',
  ],
  [
    '/resources/dpdp-act-small-business#rights-and-how-to-answer',
    'any',
    '(?:customer|client|patient|grahak|ग्राहक|मरीज).{0,50}(?:delete|erase|remove|hata|mita|हटा|मिटा|डिलीट)',
  ],
  [
    '/resources/dpdp-act-small-business#what-it-can-cost',
    'howMuch',
    '(?:data (?:law|protection)|dpdp|डेटा (?:कानून|सुरक्षा)).*(?:penalt|fine|jurmana|जुर्माना)',
  ],
  [
    '/notices#all~245',
    'any',
    '(?:refund|रिफंड).*(?:adjust|old (?:demand|tax|due)|puran|bakay|set ?off|against|पुरान|बकाय|एडजस्ट|समायोज)|(?:adjust|puran|bakay|पुरान|बकाय).*(?:refund|रिफंड)',
  ],
  [
    '/notices#all~MOV-07',
    'any',
    '(?:truck|vehicle|gaadi|gadi|goods|maal|lorry|ट्रक|गाडी|माल).{0,40}(?:stopped|detain|seiz|held up|rok|pakd|रोक|पकड|जब्त)',
  ],
  ['/notices#all~GSTR-3A', 'any', 'gstr-?\\s?3a\\b'],
  ['/notices#all~AIS', 'any', '\\bais\\b.*(?:mismatch|match|differ|message|mail|नहीं मिल|अंतर)'],
  ['/notices#all~139(9)', 'any', 'defective|139 ?\\(? ?9|दोषपूर्ण|त्रुटिपूर्ण'],
  [
    '/notices#all~DRC-22',
    'any',
    '(?:bank|account|khat|बैंक|खाता).{0,30}(?:frozen|freeze|attach|\\bseiz|फ्रीज|जब्त).*(?:gst|जीएसटी)|(?:gst|जीएसटी).*(?:bank|account|khat|बैंक|खाता).{0,30}(?:frozen|freeze|attach|seiz|फ्रीज|जब्त)',
  ],
  [
    '/business-templates/rent-agreement-checklist#rule',
    'any',
    '(?:rent|lease|kiray\\S*|किराय\\S*|लीज).{0,40}(?:agreement|regist|panji|stamp|रजिस्ट|पंजी|करार|अनुबंध).{0,60}|(?:regist|रजिस्ट).{0,30}(?:rent|lease|kiray|किराय)',
  ],
  [
    '/business-templates/purchase-order#rule',
    'any',
    '(?:msme|udyam|micro|small (?:supplier|vendor)|उद्यम|एमएसएमई).{0,60}(?:pay|payment|days|bhugtan|भुगतान|दिन)',
  ],
  [
    '/business-templates/bill-of-supply#rule',
    'any',
    `(?:${composition}).*(?:\\bbill\\b|invoice|बिल)|bill of supply|बिल ऑफ सप्लाई`,
  ],
  ['/tools/capital-gains#how-it-is-calculated', 'howMuch', salesOfAsset],
  ['/tools/capital-gains#tables', 'howMuch', salesOfAsset],
  [
    '/tools/capital-gains#how-it-is-calculated',
    'any',
    '(?:shares?|stocks?|trading|capital|शेयर|स्टॉक).{0,40}(?:\\bloss|ghata|nuks[a]+n|घाटा|घाटे|नुकसान)|(?:\\bloss|ghata|nuks[a]+n|घाटा|नुकसान).{0,60}(?:carry|set ?off|aage|आगे|शेयर|shares?|stocks?)',
  ],
  [
    '/resources/books-to-keep-and-how-long#how-long',
    'howLong',
    '(?:books?\\b|records?|\\bbills?\\b|papers?|vouchers?|documents?|invoices?|bahi|khat[ae]\\b|kaga[zj]|बही|बिल|कागज|रिकॉर्ड|खाते).{0,50}(?:keep|preserv|\\bstore|throw|destroy|retain|shred|sambhal|rakh|phe[n]?k|फेंक|रख|संभाल)|(?:keep|preserv|throw|destroy|retain|shred|sambhal|rakh|phe[n]?k).{0,40}(?:books?\\b|records?|\\bbills?\\b|papers?|vouchers?|documents?|invoices?|kaga[zj])',
  ],
  [
    '/resources/books-to-keep-and-how-long#limits-on-cash',
    'any',
    '(?:\\bcash\\b|nakad|nagad|नकद|नगद|कैश).{0,60}(?:\\blimit|allowed|accept|per day|(?:a|one|in a|ek) (?:day|din)|\\bexpense|kharch|kitna tak|kitne tak|le sak|de sak|legal|loan|सीमा|एक दिन|खर्च|कितना|कितने|ले सक|दे सक)|(?:limit|allowed|accept|(?:a|one|ek) (?:day|din)|सीमा|एक दिन).{0,40}(?:\\bcash\\b|nakad|nagad|नकद|नगद|कैश)',
  ],
  [
    '/services/tax-filing#questions~I missed',
    'late',
    '\\bitr\\b|income ?tax return|my return|आईटीआर|आयकर रिटर्न|इनकम टैक्स रिटर्न',
  ],
  [
    '/tools/tax-due#how-it-is-calculated',
    'late',
    '(?:\\bitr\\b|income ?tax return|आईटीआर|आयकर रिटर्न|इनकम टैक्स रिटर्न).*(?:how much|fee|penalt|kitn|fine|कितन|जुर्माना|फीस)',
  ],
  [
    '/resources/tds-small-business#are-you-a-deductor',
    'applies',
    '(?:\\btds\\b|टीडीएस).*(?:\\btan\\b|proprietor|small|turnover|individual|salaried|मालिक|टर्नओवर|व्यक्ति)',
  ],
  [
    '/resources/tds-small-business#without-a-pan',
    'any',
    '(?:\\btds\\b|टीडीएस).*(?:no pan|without (?:a )?pan|pan (?:nahi|not)|bina pan|पैन नहीं|बिना पैन)|(?:no pan|without (?:a )?pan|pan (?:nahi|not)|bina pan|पैन नहीं|बिना पैन).*(?:\\btds\\b|टीडीएस|deduct|\\bcut\\b)',
  ],
  ['/tools/presumptive#who-it-is-for', 'applies', 'presumpt|44ada?\\b|अनुमानित'],
  [
    '/resources/pf-esi-first-employee#what-goes-wrong',
    'any',
    '(?:\\besic?\\b|ईएसआई).*(?:rais|going up|increase|hike|cross|above 21|badh|बढ|पार)|(?:rais|going up|increase|hike|cross|badh|बढ).*(?:\\besic?\\b|ईएसआई)',
  ],
  [
    '/resources/pf-esi-first-employee#the-month-of-an-employer',
    'when',
    '(?:\\be?pf\\b|\\besic?\\b|पीएफ|ईएसआई|salary|wages|तनख्वाह|वेतन).*(?:pay|deposit|jama|date|tar[ei]+kh|जमा|तारीख|देना)',
  ],
  [
    '/resources/tds-small-business#what-a-mistake-costs',
    'any',
    '(?:\\btds\\b|टीडीएस).*(?:jama nahi|not (?:paid|deposit)|did ?n.?t|forgot|late|interest|byaj|penalt|bhool|bhul|nahi ka+t|जमा नहीं|ब्याज|जुर्माना|भूल|नहीं काट)',
  ],
  [
    '/tools/tds-interest#how-it-is-calculated',
    'any',
    '(?:\\btds\\b|टीडीएस).*(?:jama nahi|not (?:paid|deposit)|late|interest|byaj|जमा नहीं|ब्याज|देर)',
  ],
  [
    '/notices#all~REG-19',
    'any',
    '(?:gst|gstin|जीएसटी).{0,30}(?:cancel|raddh?|रद्द).*(?:back|restor|revok|revoc|wapas|again|dobara|chalu|वापस|दोबारा|चालू|बहाल)',
  ],
  ['/notices#all~STK-1', 'any', '(?:strike|struck) off|stk-?\\s?1|नाम हटाने'],
  [
    '/resources/gstr-1-gstr-3b-dates-late-fee#what-goes-wrong',
    'any',
    '(?:customer|client|party|buyer|grahak|ग्राहक|पार्टी).{0,40}(?:not paid|n.?t paid|nahi (?:diya|aaya|kiya)|payment (?:nahi|pending|not)|paisa nahi|udhaar|पैसा नहीं|भुगतान नहीं|नहीं दिया).*(?:gst|tax|जीएसटी|टैक्स)|(?:gst|जीएसटी).*(?:customer|client|party|buyer|grahak|ग्राहक|पार्टी).{0,40}(?:not paid|n.?t paid|nahi (?:diya|aaya)|payment (?:nahi|pending)|पैसा नहीं|नहीं दिया)',
  ],
  [
    '/resources/gstr-1-gstr-3b-dates-late-fee#the-date-that-costs-most',
    'when',
    '(?:input|\\bitc\\b|credit|इनपुट|क्रेडिट).*(?:old|purana|last year|claim|till|le sak|missed|पुरान|दावा|ले सक)',
  ],
  [
    '/resources/gstr-1-gstr-3b-dates-late-fee#a-month-that-works',
    'any',
    '\\bnil\\b.{0,20}(?:sms|phone|return kaise)|no sales?.{0,40}(?:file|return|bhar)',
  ],
  [
    '/resources/income-tax-act-2025-tax-year#one-year-instead-of-two',
    'any',
    '(?:assessment year|tax year|previous year|\\bay\\b|निर्धारण वर्ष|कर वर्ष).*(?:same|mean|differ|what|kya|matlab|क्या|मतलब|अंतर)|(?:what|same|differ|mean).*(?:assessment year|tax year|previous year)',
  ],
  [
    '/resources/income-tax-act-2025-tax-year#which-act-for-which-paper',
    'any',
    '(?:which|kaun\\s?sa|konsa|कौन सा) (?:act|law|kanoon|कानून)|(?:old|new) (?:act|law).{0,40}(?:apply|applies|notice|return)',
  ],
  [
    '/resources/new-or-old-tax-regime#the-rebate-and-what-happens-just-above-it',
    'any',
    'rebate|87a|marginal relief|(?:just|little|slightly|thoda|bit) (?:above|over|upar|more).{0,30}(?:lakh|limit)|रिबेट|छूट सीमा',
  ],
  [
    '/resources/new-or-old-tax-regime#how-many-deductions-the-old-regime-needs',
    'any',
    `(?:${regime}).*(?:how (?:many|much) deduct|kitni (?:deduction|chhoot)|break|better|cheaper|faydemand|behtar|कितनी (?:कटौती|छूट)|बेहतर|फायदे)`,
  ],
  [
    '/resources/books-to-keep-and-how-long#who-is-obliged',
    'applies',
    '(?:books?\\b|accounts|bahi|khat[ae]\\b|बही|खाते).{0,40}(?:keep|maintain|rakh|likh|रख|लिख)|(?:keep|maintain|rakhna|रखना).{0,30}(?:books?\\b|accounts|bahi|बही|खाते)',
  ],
  [
    '/resources/books-to-keep-and-how-long#the-books-you-need',
    'any',
    '(?:which|what|kaun|konsi|kaunsi|कौन).{0,16}(?:books|registers|bahi|khate|बही|खाते|रजिस्टर)',
  ],
  [
    '/resources/books-to-keep-and-how-long#may-it-be-digital',
    'any',
    '(?:bills?|books?|records?|papers?|vouchers?|receipts?|बिल|रसीद|कागज).{0,50}(?:photo|scan|digital|soft ?copy|computer|cloud|drive|phone (?:me|par)|फोटो|स्कैन|डिजिटल|मोबाइल में)',
  ],
  [
    '/services/gst-filing#questions~Which rates',
    'any',
    'gst (?:slabs?|rates? (?:now|today|these days))|(?:28|12) ?(?:%|percent).{0,30}(?:gst|gone|over|abolish|hat|still)|जीएसटी (?:स्लैब|की दरें)',
  ],
  [
    '/business-templates/gst-invoice#rule',
    'any',
    '(?:invoice|bill|बिल|इनवॉइस).{0,40}(?:copies|copy|triplicate|must (?:show|have)|kya (?:likhna|hona)|details|प्रति|क्या (?:लिखना|होना))',
  ],
  ['/business-templates/offer-letter#rule', 'applies', 'appointment letter|offer letter|niyukti|नियुक्ति पत्र'],
  ['/business-templates/payslip#rule', 'applies', 'pay ?slip|salary slip|wage slip|सैलरी स्लिप|वेतन पर्ची'],
  [
    '/business-templates/receipt#rule',
    'any',
    'revenue stamp|(?:receipt|rasid|रसीद).{0,30}(?:stamp|ticket|टिकट|स्टांप)|(?:stamp|टिकट).{0,30}(?:receipt|rasid|रसीद)',
  ],
  [
    '/business-templates/quotation#rule',
    'any',
    '(?:quotation|quote|offer|कोटेशन).{0,40}(?:withdraw|take back|cancel|wapas|change|वापस)',
  ],
  [
    '/resources/private-company-compliance-calendar#board-meetings',
    'any',
    'board meeting|बोर्ड मीटिंग|बोर्ड की बैठक',
  ],
  [
    '/resources/private-company-compliance-calendar#once-in-the-first-year',
    'any',
    '(?:new|just (?:started|opened|formed)|nayi|incorporat|first auditor|नई).{0,40}(?:company|pvt|auditor|कंपनी)|inc-?\\s?20a|share certificate|first auditor',
  ],
  [
    '/resources/proprietorship-llp-or-company#what-each-form-asks-of-you-in-a-year',
    'any',
    '(?:\\bllp\\b|एलएलपी).*(?:every year|yearly|annual|har saal|saal me|filings?|form|हर साल|सालाना|फॉर्म)',
  ],
  [
    '/resources/proprietorship-llp-or-company#what-the-tax-is',
    'howMuch',
    '(?:\\bllp\\b|partnership|\\bfirm\\b|company|एलएलपी|कंपनी|फर्म|साझेदारी).{0,30}(?:tax rate|tax|टैक्स|kar ki dar)(?!.{0,12}audit)',
  ],
  [
    '/resources/proprietorship-llp-or-company#reasons-that-decide',
    'any',
    '(?:friends?|partners?|dost|investor|दोस्त|साझेदार).{0,60}(?:llp|company|partnership|कंपनी).{0,30}(?:or|which|better|kya|ya|या|कौन)',
  ],
  [
    '/resources/tds-small-business#if-you-are-an-individual-below-the-limits',
    'any',
    '(?:bought|buying|purchas|kharid|खरीद).{0,40}(?:flat|house|plot|property|makan|ghar|land|फ्लैट|मकान|घर|जमीन).*(?:form|days|challan|tan\\b|tax|tds|टीडीएस|फॉर्म|चालान)|(?:26qb|26qc|form ?141)',
  ],
  [
    '/resources/tds-small-business#the-dates',
    'when',
    '(?:\\btds\\b|टीडीएस).*(?:deposit|jama|return|statement|certificate|form ?16|challan|जमा|रिटर्न|चालान)|form ?(?:16|130)\\b',
  ],
  [
    '/resources/tds-small-business#what-is-deducted-and-from-which-amount-on',
    'applies',
    '(?:\\btds\\b|टीडीएस).*(?:rent|contract|thekedar|commission|dalal|professional|lawyer|\\bca\\b|doctor|freelanc|interest|vendor|transport|किराय|ठेकेदार|कमीशन|वकील|ब्याज)',
  ],
  [
    '/resources/cgst-sgst-or-igst#where-goods-are-supplied',
    'any',
    '(?:tourist|visitor|outsider|counter|carry|takes? (?:it )?away|walk[- ]?in|deliver|courier|bill to|ship to|saath le|पर्यटक|काउंटर).{0,80}(?:igst|cgst|sgst|which (?:tax|gst)|konsa|kaunsa (?:tax|gst)|कौन सा (?:टैक्स|जीएसटी))|(?:igst|cgst|sgst).{0,60}(?:tourist|visitor|outsider|counter|carry|takes? away|courier|bill to|ship to)',
  ],
  [
    '/resources/gst-registration-when-and-how#article',
    'howLong',
    `(?:${gstNumber}).*(?:cross|ho gay|apply|liable|kitne din|पार|हो गया|कितने दिन)|(?:cross|limit|turnover|पार|टर्नओवर).*(?:${gstNumber})`,
  ],
  [
    '/resources/gst-registration-when-and-how#what-counts-as-turnover',
    'any',
    '(?:turnover|टर्नओवर).{0,40}(?:count|includ|add|jud|gina|exempt|milk|interest|rent|जुड|गिन|शामिल)',
  ],
  [
    '/resources/pf-esi-first-employee#what-are-wages',
    'any',
    'basic.{0,30}(?:\\d\\d ?%|percent|half|half of|kitna|ctc|कितना|आधा)|(?:salary|ctc) structure|wages? (?:mean|definition|include)',
  ],
  ['/services/gst-filing#done', 'any', 'gstr-?\\s?9c?\\b'],
  [
    '/resources/cgst-sgst-or-igst#where-goods-are-supplied',
    'any',
    '(?:khud le|le ga(?:ya|ye)|picks? up|picked up|took (?:it|away)|खुद ले|ले गया).{0,80}(?:igst|cgst|sgst|tax|आईजीएसटी|टैक्स)',
  ],
  [
    '/resources/private-company-compliance-calendar#what-goes-wrong',
    'any',
    '(?:auditor|ऑडिटर).{0,50}(?:chang|badal|years?|sa+l|rotat|again|reappoint|बदल|साल)',
  ],
  [
    '/resources/new-or-old-tax-regime#what-you-give-up-in-the-new-regime',
    'any',
    'mediclaim|health insurance|\\b80d\\b|मेडिक्लेम|स्वास्थ्य बीमा',
  ],
]
