/** The form whose button was pressed before its code had arrived. */
let waiting: EventTarget | null = null

/** From the entry's first line on, no press of a submit button is lost. */
export function rememberEarlySubmit(): void {
  document.addEventListener('submit', (event) => {
    waiting = event.target
  })
}

/** Whether this form was submitted before it could answer; asking forgets it. */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const pressed = waiting === form
  if (pressed) waiting = null
  return pressed
}
