/** An upload that came to nothing. */
export class UploadError extends Error {
  /** What the server said, in the reader's language; empty when it did not answer. */
  constructor(readonly answer: string) {
    super(answer || 'The upload did not arrive.');
  }
}

interface UploadOptions {
  signal: AbortSignal;
  /** From 0 to 1: how much has been sent. */
  onProgress: (share: number) => void;
}

/** Sends one picture and answers with its address. `fetch` does not tell how far it is; XMLHttpRequest does. */
export function uploadPicture(file: Blob, name: string, { signal, onProgress }: UploadOptions): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(aborted());
    const request = new XMLHttpRequest();
    const stop = () => {
      request.abort();
    };
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onloadend = () => {
      signal.removeEventListener('abort', stop);
      if (signal.aborted) return reject(aborted());
      const { imageUrl, message } = answerOf(request.responseText);
      if (request.status === 200 && imageUrl) resolve(imageUrl);
      else reject(new UploadError(message ?? ''));
    };
    signal.addEventListener('abort', stop);
    const body = new FormData();
    body.append('image', file, name);
    request.open('POST', '/api/upload/image');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang || 'de');
    request.send(body);
  });
}

function aborted(): DOMException {
  return new DOMException('The upload was cancelled.', 'AbortError');
}

function answerOf(text: string): { imageUrl?: string; message?: string } {
  try {
    return (JSON.parse(text) ?? {}) as { imageUrl?: string; message?: string };
  } catch {
    // A proxy between answers with a page of its own.
    return {};
  }
}
