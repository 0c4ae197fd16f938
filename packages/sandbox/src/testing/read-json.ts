/** The JSON of an answer, in the shape the test goes on to check. */
export async function readJson<Shape>(response: Response): Promise<Shape> {
  return (await response.json()) as Shape;
}
