import { chosenTheme, subscribeToTheme } from './theme-choice.ts'

/** Checks the radio of the chosen theme in the footer's switch, which is hydrated on interaction only. */
export function markChosenTheme(): void {
  const mark = () => {
    const choice = document.querySelector<HTMLInputElement>(
      `footer input[type=radio][value=${chosenTheme()}]`,
    )
    if (choice) choice.checked = true
  }
  mark()
  subscribeToTheme(mark)
}
