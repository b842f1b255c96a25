/**
 * Words of any talk: time, manner, quantity, connection and the verbs of doing. They are rare on a small site, so that
 * their rarity says nothing of what a question is about.
 */
import { termsOf } from './words.ts'

export const plainWords: ReadonlySet<string> = new Set(
  termsOf(
    `
    all every each both either neither another others same different such own only alone whole entire rest full fully half part little lot lots bit few several enough extra plenty
    yet till until already still again once twice ever never always often sometimes usually normally mostly rarely soon later earlier early immediately suddenly recently lately finally eventually meanwhile anymore
    today tomorrow yesterday ago since during while before after between among within without against along around across through behind beside besides beyond near far away back forward ahead down off onto upon
    too quite rather almost nearly hardly simply maybe perhaps probably certainly definitely properly correctly directly easily quickly fast slow slowly together apart instead otherwise however though although because unless whether therefore thus hence
    show shows shown showing see seen saw look looking watch hear heard say says said saying speak talk told tell ask asks asked asking call called think thought believe feel felt understand understood mean means meant
    take takes taken taking took bring brought put puts putting set sets keep keeps kept hold holds get gets getting got gotten give gives given giving gave make makes made making do does done doing use uses used using try tries tried trying
    come comes coming came go goes going went gone leave left move moves moved stay stays stayed stand sit run runs running turn turned walk walked pass passed cross crossed reach reached happen happens happened happening
    want wants wanted like liked love wish hope hoping plan planning planned decide decided prefer wait waiting waited need needs needed help helps start starts started starting begin begins stop stops stopped finish finished end ends ended continue
    send sends sent receive received join joined stuck handle handled manage manage managed deal happen affect affects allow allowed let lets suit
    thing things stuff way ways matter matters case cases situation reason reasons kind type sort side place point idea fact problem issue trouble question chance story example
    big bigger small smaller large larger high higher low lower long short new old good better best bad worse worst right wrong easy hard difficult simple important main real true clear sure able ready busy happy worried scared afraid confused possible impossible necessary actual exact proper correct
    one first second third last next previous past current other
    people person man woman guy someone somebody anyone anybody everyone everybody nobody something anything everything nothing
    mark taken up yes only too also just ok around about approx approximately roughly nearly almost
    `,
  ),
)
