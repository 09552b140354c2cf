import { copyText } from '@web/base/copy-text';
import { withoutJoiners } from '@web/base/formats/keep-together';

export type Given = 'shared' | 'copied' | 'refused';

/** The phone's own way of sending, else the clipboard. @returns what became of it; refused where neither is allowed */
export async function give(data: ShareData): Promise<Given> {
  const { title, text, url } = data;
  if (!('share' in navigator)) return (await copyText(text ?? url ?? '')) ? 'copied' : 'refused';
  try {
    await navigator.share({
      ...data,
      ...(title !== undefined && { title: withoutJoiners(title) }),
      ...(text !== undefined && { text: withoutJoiners(text) }),
    });
    return 'shared';
  } catch (error) {
    // Closing the phone's sheet is no failure.
    return (error as Error).name === 'AbortError' ? 'shared' : 'refused';
  }
}
