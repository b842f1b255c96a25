/** Media query: a pointer that can drag a file from another window. */
export const anyFinePointer = '(any-pointer: fine)'
