/** Time, people, amounts and words of every subject: see `dictionary.ts`. */
export const commonWords = `
january: जनवरी, jan
february: फरवरी, feb
march: मार्च, mar
april: अप्रैल, apr
june: जून
july: जुलाई
august: अगस्त, aug
september: सितंबर, सितम्बर, sept, sep
october: अक्टूबर, अक्तूबर, oct
november: नवंबर, नवम्बर, nov
december: दिसंबर, दिसम्बर, dec
photograph picture: फोटो, तस्वीर, photo, photos, snap, pic, pics
computer digital: laptop, लैपटॉप, pc, कम्प्यूटर, software, सॉफ्टवेयर, tally, टैली, excel
telephone mobile: मोबाइल, phone, smartphone
child children: बच्चा, बच्चे, बच्चों, kid, kids, नाबालिग, minor
parent parents: माता पिता, अभिभावक, father, mother, pitaji, पिता, मां, papa, mummy
husband wife: पति, पत्नी, spouse, biwi, बीवी
heir nominee family: वारिस, उत्तराधिकारी, legal heir, परिवार वाले
brother relative: भाई, रिश्तेदार, relative, बहन
patient clinic: मरीज, क्लिनिक, अस्पताल, hospital, clinic
school coaching training: स्कूल, कोचिंग, tuition classes, coaching
cancel: रद्द, कैंसल, निरस्त
new: नया, naya
name: नाम
list: सूची, लिस्ट
answer reply: जवाब, उत्तर, respond, response
question: सवाल, प्रश्न
hour: घंटा, घंटे, hrs
week: हफ्ता, सप्ताह
half: आधा
quarter: तिमाही
share proportion: हिस्सा, भाग, portion, ratio
least lowest: न्यूनतम, सबसे कम, smallest
most maximum: अधिकतम, सबसे ज्यादा, sabse zyada, at the most, highest
above: अधिक, ऊपर, ज्यादा
below: नीचे, कम
equal same: बराबर, समान
choose option: चुनाव, विकल्प, opt, opting, select, चुन
default: डिफॉल्ट, अपने आप
come back switch change: बदल, बदलाव, बदलना, switch, shift, go back
delay late wait: देर, देरी, विलंब
deposit: जमा
deadline last day: अंतिम दिन, aakhri din
first time: पहली बार
papers documents need: कागज, दस्तावेज
doctor: डॉक्टर, चिकित्सक
lawyer: वकील, advocate, एडवोकेट
engineer: इंजीनियर
architect: आर्किटेक्ट, वास्तुकार
shopkeeper trader: दुकानदार, व्यापारी, सौदागर
maker manufacturer: निर्माता, बनाने वाला, manufacturing
agent: एजेंट
format: प्रारूप
advance: एडवांस, पेशगी
revenue stamp: रसीदी टिकट, revenue ticket
withdraw: वापस
lease registered: रजिस्ट्री, रजिस्ट्रीकृत
month's notice: महीने का नोटिस
competitor: प्रतियोगी
ask: पूछना, पूछ
show: दिखा
find: ढूंढ, खोज, पता करना
private: निजी, प्राइवेट
type: प्रकार, टाइप, kism, किस्म
decide: फैसला, निर्णय
earlier: पहले वाला
apart separate: अलग
individual: व्यक्तिगत, इंडिविजुअल, vyaktigat
money: पैसा, पैसे, धन, रकम, राशि, paisa, rakam, rashi
case: मामला, केस
add: जोड, जोडना, jodna
compare: तुलना
agree: सहमत
sum amount: रकम, राशि, योग
full: संपूर्ण
earn: कमाना, कमाता, कमाते
secondary: माध्यमिक
rupee: रुपया
reason: कारण, वजह
duty: कर्तव्य, duties
article: लेख, आर्टिकल
break: ब्रेक
different: अलग अलग, विभिन्न
difference: फर्क, antar
lose lost: खो, खोया
everyone: हर कोई, सभी
advice: सलाह
live: रहना, रहता
lower: कम करना, घटा
settle: निपटारा, चुकता
explain: समझाना, स्पष्टीकरण
wish want: चाहता, चाहते
buyer: खरीददार
depend: निर्भर
software: सॉफ्टवेयर
responsible: ज़िम्मेदारी, उत्तरदायी
fill: भर
valid: मान्य, वैध, legal
lease: पट्टा, लीज
refuse: इनकार, मना
card: कार्ड
suit: उपयुक्त, ठीक रहेगा, फायदेमंद
success: सफलता
story: कहानी, शुरुआत
help: मदद, सहायता
slip: पर्ची
failure: असफल, चूक
forgotten forget: भूल, bhool
double: दोगुना, दुगुना
public: सार्वजनिक
identity: पहचान, पहचान पत्र
locked: ताला, लॉक
electricity: बिजली
cheaper: सस्ता, सस्ती
repair: मरम्मत
pocket: जेब
gazette: राजपत्र
thousand: हजार
paise: पैसे
city: शहर, नगर
winner: विजेता
stamp duty: स्टांप ड्यूटी
receive: प्राप्त
given paid: दिया हुआ
transfer payment: ट्रांसफर, transfer
response reply: प्रतिक्रिया
court: कोर्ट, कचहरी
ten: दस
twenty: बीस
fifty: पचास
`
