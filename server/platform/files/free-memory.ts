/**
 * Frees the memory of bytes at once, which must not be used afterwards. Node allocates it outside its heap for each piece
 * that it receives or encrypts, and waiting for the garbage collector makes it run several times a file.
 */
export function freeMemory({ buffer, byteLength }: Uint8Array): void {
  // Smaller ones share their memory.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0)
}
