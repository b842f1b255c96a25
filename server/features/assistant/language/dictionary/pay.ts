/** Pay and those who work for it: see `dictionary.ts`. */
export const payWords = `
month: महीना, माह
every month: हर महीने
wage salary pay: तनख्वाह, वेतन, पगार, मजदूरी, salary, pay, wages
wages last leaves: बकाया वेतन, आखिरी वेतन, full and final, final settlement, fnf, हिसाब चुकता
leaves: छोड़ने, छोड़, quit, leaving, resigned, left the job, left job, naukri chhod, नौकरी छोड़
service years: नौकरी, job, सेवा काल, tenure, served
minimum wages: न्यूनतम वेतन
allowance: भत्ता, भत्ते, allowances
bonus: बोनस
basic pay half: बेसिक, मूल वेतन, basic
leave: छुट्टियां, leaves balance
attendance: हाजिरी, उपस्थिति, अटेंडेंस
payroll: पेरोल, salary processing, salary banana, वेतन प्रक्रिया
letter appointment: नियुक्ति
overtime: ओवरटाइम
accident: दुर्घटना, हादसा
disablement: विकलांग, अपंग, disability
death died: मौत, देहांत, मृत्यु, expired
fixed term contract: ठेके पर, contract basis, temporary, fixed term, निश्चित अवधि, contract staff
part-time: पार्ट टाइम, part time
ten employees begins: दसवां कर्मचारी, tenth employee, 10 logon, दस लोग
begins applies: लागू, lagu, apply hota, applicable, applies
stay continue covered: बना रहता, जारी
register: रजिस्टर, पंजी
inspector: निरीक्षक, इंस्पेक्टर
factory: कारखाना, फैक्टरी
professional tax: प्रोफेशन टैक्स, वृत्ति कर
labour welfare fund: श्रम कल्याण, लेबर वेलफेयर, welfare fund, lwf
labour: श्रम, लेबर, मजदूर
insurance policy: बीमा, पॉलिसी, policy
formula: सूत्र, फॉर्मूला, formula, हिसाब का तरीका
probation: परिवीक्षा, प्रोबेशन
bank file: बैंक फाइल
household: घर खर्च, घरेलू
contribution: अंशदान, योगदान
ceiling: ऊपरी सीमा
bear: वहन
gross: कुल वेतन, ग्रॉस
retirement: सेवानिवृत्ति, रिटायरमेंट
nomination nominee: नामांकन, नॉमिनेशन
medical: चिकित्सा, मेडिकल
average: औसत
supervisor: सुपरवाइजर
remuneration: पारिश्रमिक
arrears: एरियर, बकाया वेतन
salary account: सैलरी अकाउंट
twenty employees: बीस कर्मचारी, बीस लोग
shop licence establishments: दुकान लाइसेंस, gumasta, गुमास्ता, shop act, shops act
register shops establishments: dukan ka panjikaran
written letter: लिखित
payroll salary people: तनख्वाह का काम, salary ka kaam, सैलरी का काम, payroll ka kaam
`
