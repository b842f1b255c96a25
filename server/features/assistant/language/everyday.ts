/**
 * Words of everyday Hindi, in both scripts, that the pages have no word for or that sound like another one: family,
 * trade, time, change and trouble. A line that begins with `-` says nothing about the subject of a question.
 */
export const everyday: readonly (readonly [meaning: string, spellings: string])[] = `
-: dost, yaar, yar, bhaiya, दोस्त, यार, भैया, seth, babu, seth ji, सेठ, बाबू, janab, जनाब, guru, गुरु
-: sahi, सही, pakka, पक्का, sach, sach me, सच, सच में, suna hai, suna, सुना, bola, bole, बोला, बोले, keh raha, kehte, kehta, kaha hai, कहते, कहता, कह रहा, pata nahi, maloom, malum, मालूम, samajh, samjha, samjhao, समझ, समझाओ, confuse, confused, कन्फ्यूज
-: mutabik, मुताबिक, hisab se, हिसाब से, antargat, अंतर्गत, anusar, अनुसार, sambandhit, संबंधित, vishay, विषय, bare me, baare mein, बारे में
-: asal me, असल में, waise to, darasal, दरअसल, aksar, अक्सर, shayad, शायद, zara, jara, ज़रा, please bataye, abhi tak, अभी तक
child family: beta, beti, बेटा, बेटी, ladka, ladki, लड़का, लड़की, son, daughter
parent family: dada, dadi, nana, nani, दादा, दादी, नाना, नानी, dadaji, dadiji, दादाजी, grandfather, grandmother, dad, mom
relative: chacha, mama, mami, chachi, चाचा, मामा, padosi, पड़ोसी, neighbour
employee: karigar, कारीगर, mistri, मिस्त्री, chowkidar, चौकीदार, munshi, मुंशी, helper, हेल्पर, naukarani, safaiwala
accountant: munim, munimji, मुनीम, मुनीमजी
teacher training: shikshak, शिक्षक, teacher, tutor
farmer agricultural: kisan, किसान, farmer, kheti, खेती
factory manufacturer: udyog, उद्योग, udyami, उद्यमी, kaarkhana
godown: gudam, godam, गोदाम, warehouse
counter shop: thela, rehri, ठेला, रेहड़ी, khokha, stall, स्टॉल
things goods: cheez, cheezen, chij, चीज़, चीज़ें
price cost: bhav, भाव, mulya, मूल्य
cheaper lowest: sasta, sasti, saste, सस्ता, सस्ती, सस्ते
high: mehnga, mehngi, mahanga, महंगा, महँगा
discount free month: chhut milegi, chhoot milegi, छूट मिलेगी, छूट मिलती, discount milega, concession, riyayat, रियायत
at once year: ek sath, ek saath, एक साथ, ek mushth, ekmusht, एकमुश्त, lump sum, lumpsum
withdraw money: nikasi, nikaasi, निकासी
transaction payment: len den, lenden, लेनदेन, लेन देन
cash book daily: rojnamcha, roznamcha, रोज़नामचा, रोकड़, rokad, रोकड़ बही
over end: khatam, khatm, खत्म, ख़त्म, samapt, समाप्त
second: dusra, dusri, doosra, दूसरा, दूसरी
third: tisra, tisri, teesra, तीसरा, तीसरी
last: aakhri, akhri, aakhiri, आखिरी, antim, अंतिम
year before: pichla, pichle, pichli, पिछला, पिछले, पिछली, last year, gaya saal, बीता
evening: shaam, sham, शाम
night: raat, रात
morning: subah, सुबह
equal same: barabar, बराबर
times once: baar, bar bar, baar baar, kitni baar, बार, बार बार, कितनी बार
count counted: ginti, गिनती, gine, gina, गिने, गिना, gine jate, गिने जाते
separate: akela, akele, अकेला, अकेले, alone
limit: had, हद
raise more: badhana, badhane, badhega, बढ़ाना, बढ़ेगा, increase, badh gaya, बढ़ गया
give back return: lautana, lautane, लौटाना, लौटाए
wrong mistake: gadbad, गड़बड़
trouble problem: pareshani, dikkat, samasya, परेशानी, दिक्कत, समस्या, problem, issue, pareshan, mushkil, मुश्किल
must compulsory: majburi, मजबूरी, anivarya, अनिवार्य
consent agree: raazi, razi, राज़ी
court: kaid, jail, कैद, जेल, saza, prosecution
inspection officer: chhapa, chapa, छापा, raid
hearing: sunvai, sunwai, सुनवाई
landlord: makaanmalik, makan malik, मकान मालिक
tenant: kirayedar, kirayadar, किरायेदार
jewellery: jewar, zewar, ज़ेवर, gehne, गहने, gehna
silver: chandi, चांदी
footwear: joota, jute, joote, जूता, जूते, chappal, चप्पल, shoes, shoe
clothes: kapda, kapde, कपड़ा, कपड़े, garments
sweetmeats: mithai, मिठाई
medicine: dawa, dawai, दवा, दवाई
job employment: rozgar, rojgar, रोज़गार
leave: avkash, अवकाश
doctor treatment: ilaaj, ilaj, इलाज
thumb: angutha, अंगूठा
seal stamp: mohar, मोहर, thappa
steps process how: prakriya, प्रक्रिया, tareeka, tarika, तरीका, kadam, कदम
help: sahayata, sahayta, सहायता, madad, मदद
advance: agrim, aagrim, अग्रिम
permanent: sthayi, स्थायी
temporary: asthayi, अस्थायी
fixed agreed: nishchit, निश्चित, tay, तय
city: shahar, sheher, शहर
village district: gaon, gram, गांव, zila, jila, ज़िला
message: sandesh, संदेश, msg, sms
resident: niwasi, nivasi, निवासी
advice consult: salah, सलाह
gst register: gst lena, gst lene, gst le, gst lu, gst liya, gst lagwana, जीएसटी लेना, जीएसटी नंबर लेना, gst number lena
business own: khud ka dhanda, khud ka kaam, apna kaam, apna dhanda, खुद का धंधा, अपना काम, self employed, khud ka business
-: buddy, guys, folks, tomorrow, yesterday, fortnight, basically, suppose, wondering, wonder, heard, somebody, someone, everybody, anyone, honestly, anyway, curious
leave termination: sacked, fired, laid off, layoff, terminated
employer: boss, bosses
parent: mum
accountant: bookkeeper
employee: staffer, staffers
freelancer professional: gig, gig worker, blogger, youtuber, influencer, creator
shop trader: reseller, wholesaler, kiosk, boutique, bakery, tailor
company begin: startup, start up, cofounder, co-founder
loan: borrower, borrowed, borrow
house property: apartment, villa
pay take home: takehome, take-home, in hand
pay rise: hike, increment, appraisal, salary hike
late: overdue
expired: lapsed
differences: mismatch, mismatched, not matching, does not match
due date: lastdate
half year: biannual, half yearly
account sign: signup, sign up
missing late return: nahi bhara, nahi bhari, nahi bhare, nahin bhara, return nahi bhara, return nahi bhare, नहीं भरा, नहीं भरी, नहीं भरे, रिटर्न नहीं भरा, not filed, didn't file, did not file, never filed
unpaid late payment: nahi chukaya, nahi diya, paisa nahi diya, paise nahi diye, payment nahi kiya, जमा नहीं किया, नहीं दिया, नहीं चुकाया, didn't pay, did not pay, not paid
withhold refuse: rok sakte, roki ja sakti, roka ja sakta, रोकी जा सकती, रोका जा सकता, रोक सकते, hold back, hold, stop payment
dismissed termination: beech me nikala, nikal diya, निकाल दिया, नौकरी से निकाला
continue stays end: chalega, chalta rahega, चलेगा, चलता रहेगा, jari rahega, जारी रहेगा, will it continue
extra past months: atirikt, अतिरिक्त, extra paisa, extra charge
need papers: kya chahiye, kya kya chahiye, क्या चाहिए, क्या क्या चाहिए, what do you need, what you need
behind pending: peeche, piche, पीछे, पिछड़, backlog
must show fields: kya likhna, kya kya likhna, kya likha hona, क्या लिखना, क्या लिखा होना, क्या-क्या लिखा
income abroad: bharat ke bahar, भारत के बाहर, outside india
combined together both: dono, दोनों, both
transport goods carriages truck: runs a truck, truck chalata, own a truck, trucks, lorries, tempo, टेंपो
included not included: not part of, shamil nahi, शामिल नहीं, excluded, part of package
valid: illegal, invalid
back registration: restart, revive, revived, reactivate
member general meeting: shareholder, shareholders
director: ceo, managing director
copy: xerox
cost: costly, expensive, pricey
monthly plan: subscription
family: widow, widower
abroad: usa, dollar, dollars, foreign client
limit: upto, up to
refund: reimburse, reimbursed, reimbursement
blocked: stuck, held up
tenant: roommate, flatmate, flat mate
intern trainee: trainee, trainees
certificate statement: affidavit
-: काम, kaam, रास्ता, rasta, सामने, samne, जोखा, साहब, sahab, बनी, बने, उठाया, मंगवाया, mangwaya, कल, परसों, parso, दाएं, रखवाना, dikhao, दिखाओ, bataiye na, len den hua, acha, achha, अच्छा, suniye, सुनिए, janna, जानना, janna tha, जानना था, puchna, poochna, puchna tha, पूछना, पूछना था, namaste, नमस्ते, haan ji, हां जी, hello ji, actually mai, matlab ki, yaani, bolna, बोलना, pls help
board meeting: bm, bms
year: yr, yrs, per yr
due date: due dt, due dts, due date hai, dt, dts, ddate
company: co, cos, pvt, ltd, pvtltd
registration: regn, reg no, regd
certificate: cert, certs
document: docs, doc
government department: dept, govt
employee: emp, emps, empl
capital: paid up cap, cap, share cap
deduct: dedn, dedns, ded
provision: prov
amount: amt, amnt
account: acct, acc, accnt, acnt
quarter: qtr, qtrs, qtrly
month: mth, mths, mnth, mnths, monthly basis
minimum least: min, mini
statement: stmt, stmts
return: rtn, rtns, retn
payment: pymt, pmt, paymt
purchase: pur, purch
business: biz, bussiness
pf interest damages: pf late, late pf, pf challan late, pf miss, challan miss
contractor: security agency, security guard agency, housekeeping agency, safai wala thekedar, manpower, transporter
remind before due date: remember everything, tell me before, tell us before, inform before, alert, yaad dilana, yaad dilate, याद दिलाते, याद दिलाएंगे
books behind: notebooks, only notebooks, loose papers, shoe box, copy me likha
guarantee promise: guarantee the department, department will accept, pakka guarantee, सौ प्रतिशत गारंटी
office hours: aap milte, kab milte ho, kaunse din milte, hafte me kaunse din, kitne baje tak, कितने बजे तक, किस दिन मिलते
fixed term one year: one year contract, contract ended, year contract, ek saal ka contract, contract khatam
employer two form16: two jobs, two employers, do naukri, दो नौकरी, do company me kaam, changed job, switched job, job change
nil return: no sale, no sales, without a sale, bina bikri, koi bikri nahi, sirf do bill, hardly any bills
home business: ghar se kaam, घर से काम, from home, work from home business, home based
hired goods carriage transporter: transporter ko, ट्रांसपोर्टर को, lorry bhada
courier parcel another state: courier se, कूरियर से, parcel bheja, पार्सल भेजा
walked handed over counter: khud le gaya, खुद ले गया, took it himself, took home himself, carried himself
eligible cannot excluded: कौन नहीं, kaun nahi, who cannot, who can not, who can't, kisko nahi, किसको नहीं, kaun kaun nahi
-: aap log, आप लोग, hum log, हम लोग, u people
language speak: urdu, उर्दू, tamil, तमिल, telugu, तेलुगु, malayalam, marathi, मराठी, bengali, punjabi, पंजाबी
employer regime: my office, my company told, office ne, मेरे ऑफिस ने, hr, payroll team
video call: over video, on video, online meeting, zoom, google meet, गूगल मीट, ऑनलाइन मीटिंग
fee cost: what would you take, what will you take, kitna loge, कितना लोगे
match: milan, मिलान
-: quick question, quick query, query, doubt, question is, my question, wanted to ask, want to ask, wanted to know, want to know, can you tell, could you tell, please tell, tell me, help me, no idea, any idea, not sure, i am confused, confusing, guide, guide me, thanks, thank you, thx, tks, regards, good morning, good evening, hey
freelancer professional: photographer, videographer, musician, artist, singer, dancer, writer, content writer, editor, translator, animator, analyst, programmer, coder, developer, tutor, trainer, therapist, physiotherapist, makeup artist, event planner, wedding planner, copywriter, social media, लेखक, कलाकार, फोटोग्राफर
profession doctor: dentist, surgeon, vet, physician, pathologist, डेंटिस्ट
profession technical engineer: surveyor, civil engineer
clinic patient: hospital, dispensary, nursing home, diagnostic, lab, pathology, अस्पताल, हॉस्पिटल
medicine shop: chemist, pharmacist, pharmacy, medical store, मेडिकल स्टोर
contractor: plumber, electrician, painter, carpenter, welder, mason, mistry, fabricator, interior contractor, caterer, decorator, pest control, security agency, housekeeping agency, badhai, बढ़ई, bijli wala, बिजली वाला, प्लंबर, इलेक्ट्रीशियन
employee: maid, watchman, gardener, nanny, sweeper, waiter, chef, cook, cashier, clerk, receptionist, secretary, salesman, salesgirl, office boy, peon, delivery boy, driver, newcomer, joinee, new joinee, kamwali, bai, rasoiya, mali, darban, naukar, नौकर, रसोइया, माली, चपरासी, प्यून, ड्राइवर
trader shop: stockist, distributor, wholesaler, hawker, merchant, dealer, reseller, grocer, jeweller, mochi, sunar, halwai, darzi, feriwala, फेरीवाला, हलवाई, सुनार, दर्जी, थोक, thok, khudra, खुदरा, parchun, परचून, किराने
manufacturer factory: producer, maker, artisan, craftsman, weaver, potter, workshop, bunkar, बुनकर, कुम्हार, वर्कशॉप
hotel: hostel, pg, paying guest, resort, homestay, lodge, lodging, हॉस्टल, पीजी
farmer agricultural: khet, खेत, fasal, फसल, dairy, poultry, डेयरी
relative: uncle, aunt, nephew, niece, cousin, ससुर, sasur, दामाद, damad, मामा, भतीजा, in laws, in-laws
parent family: grandparent, grandparents, baap, बाप, orphan
family spouse: widow, widower, विधवा, vidhwa
heir nominee: waris, वारिस, legal heir, successor
tenant: lessee, renter
landlord: lessor, मालकिन, malkin, house owner, flat owner
another state: bahar ka rajya, doosre rajya, dusri state, other side of the border, across the border, border
within state: अंदर, andar, भीतर, bheetar, ke andar, rajya ke andar, राज्य के अंदर, local, locally, inside the state, inside karnataka
cash: galla, गल्ला, rokda, रोकड़ा, currency notes, notes, hard cash, cash me, नोट
cash book daily: galla likhna, galla likhne, गल्ला लिखना, daily cash, roz ka galla, roz ka hisab, रोज का हिसाब, daily sheet, day book, daybook
template format: excel, excel sheet, excel file, word file, word document, spreadsheet, google sheet, एक्सेल, एक्सेल शीट, pdf format, blank form, khali form, खाली फॉर्म, readymade, ready made, specimen, proforma
payment waits customer: udhaar pe maal, udhar pe maal, उधार पर माल, udhari pe, sold on credit, credit sale, customer has not paid, not received payment, paisa nahi aaya, paisa aya nahi, पैसा नहीं आया, payment nahi aayi, payment not received, client did not pay, client has not paid, customer ne paisa nahi diya, vasuli nahi, yet to be paid
thermal fades: fade, faded, fades, ud jata, उड़ जाता, ud jati, mit jata, मिट जाता, gayab ho jata, machine wala bill, मशीन वाला बिल, print ud
last wages leaves: hisab karna, final hisab, pura hisab, last salary, aakhri salary, aakhri tankhwah, dues of leaver, काम छोड़, kaam chhod, kaam chod, काम छोड़ गया, kaam chhod gaya, chhod ke gaya, chhod kar gaya, job chod di, छोड़ कर गया, बकाया हिसाब
first employee: pehla naukar, pehla karmchari, first staff, first worker, naya naukar, naya karmchari, first hire, पहला कर्मचारी, पहला नौकर
presumptive: bina books, bina khate, without books, without accounts, no books, flat profit, 8 percent scheme, 8% scheme, 8% wali scheme, 6% scheme, 50% scheme, 50 percent scheme, minimum profit, kam se kam munafa, न्यूनतम लाभ, estimated scheme
opening job: recruitment, recruit, recruiting, recruited, भर्ती, walk in interview
paid task apply: trial work, test task, trial task, sample work, assignment
fee cost: cost me, dena padega kitna, budget, package rate, rate list, rate card, charges list, expenditure
fee gst: plus tax, tax extra, gst extra, gst alag, gst alag se, जीएसटी अलग
loan: mortgage, udhar liya, udhaar liya, उधार लिया, girvi, गिरवी
secret confidential: private, kisi ko mat batana, secrecy, nda
proof document: evidence, saboot, सबूत, गवाह, supporting
copy duplicate: duplicate, triplicate, xerox copy
lost: kho gaya, kho gayi, खो गया, खो गई, misplaced, gum ho gaya, गुम हो गया, missing papers
stolen leak: theft, chori ho gaya, chori ho gayi, चोरी हो गया, चोरी हो गई, robbed
cancel stop registration: gst band, gst band karna, gst band karwana, gst number band, जीएसटी बंद, जीएसटी नंबर बंद, surrender gst, close gst, give up gst
register number gst: gst chahiye, gst lagega, gst number chahiye, gst number needed, gst needed, need of gst, gst compulsory, gst zaruri, gst jaruri, जीएसटी जरूरी, gst zaroori
refund: paisa lautana, money returned
holiday closed: chutti hai, chhutti hai, छुट्टी है, band rehta, band rahta, बंद रहता
office hours: aa sakte, आ सकते, aa sakta, come to office, visit office, drop in, walk in to office
permanent account number pan: pan not linked
late missed: skip, skipped, chhoot gaya, chhut gaya, छूट गया, reh gaya, रह गया, delay ho gaya, late ho gayi, time pe nahi, समय पर नहीं, bhool gaye, भूल गए, forgotten, forgot, slipped, slipped my mind
retire pension: budhapa, बुढ़ापा, superannuation
termination: retrenchment, retrenched, chhantni, छंटनी
sickness leave: sick leave, bimari, बीमारी, illness, बीमार
wage bonus: incentive, incentives, tip, tips
buy: mangaya, मंगाया, ordered
company close: dissolve, dissolution, wind up, winding up, bandh
data erase: hata do, हटा दो, mita do, मिटा दो, unsubscribe
consent marketing message: spam, promotional sms, whatsapp blast, bulk message, bulk sms
twenty employees: twentieth, twentieth person, 20th employee, 20th person, बीसवां, beesva
ten employees: tenth, tenth person, 10th employee, 10th person, दसवां, dasva
first: starting, initially, shuruat, शुरुआत
gift: gifted, donate, donation, दान
invoice: cash memo, bill book, बिल बुक
bill supply exempt: bill without gst, bill without tax, bina gst bill, bina gst ka bill, बिना जीएसटी का बिल, exempt bill, items without gst, no gst items
annual return registrar: roc return, roc filing, yearly filing, saalana return company, सालाना रिटर्न रजिस्ट्रार
goods: anaj, अनाज, product range
`
  .trim()
  .split('\n')
  .map((line) => {
    const [meaning = '', spellings = ''] = line.split(': ')
    return [meaning === '-' ? '' : meaning, spellings] as const
  })
