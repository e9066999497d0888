type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

/** An answer of the API that is not the one asked for, in Stripe's form. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly code?: string,
    readonly param?: string,
    readonly type: ErrorType = 'invalid_request_error',
  ) {
    super(message);
  }

  /** The body of the answer. */
  toJSON() {
    const { code, message, param, type } = this;
    const docUrl = code && `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
    return { error: { code, doc_url: docUrl, message, param, type } };
  }
}

/** What the address names does not exist. */
export function missing(object: string, id: string): ApiError {
  return new ApiError(404, `No such ${spoken(object)}: '${id}'`, 'resource_missing', 'id');
}

/** What a parameter names does not exist: unlike in an address that is a bad request. */
export function missingReference(object: string, id: string, param: string): ApiError {
  return new ApiError(400, `No such ${spoken(object)}: '${id}'`, 'resource_missing', param);
}

/** A parameter that the request needs. */
export function missingParameter(param: string): ApiError {
  return new ApiError(400, `Missing required param: ${param}.`, 'parameter_missing', param);
}

/** A value, or a combination of values, that makes no sense. */
export function invalid(message: string, param?: string, code?: string): ApiError {
  return new ApiError(400, message, code, param);
}

function spoken(object: string): string {
  return object === 'checkout.session' ? 'checkout.session' : object.replace('.', ' ').replace('promotion_code', 'promotion code');
}
