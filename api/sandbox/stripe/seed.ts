import { newCoupon, newPrice, newProduct, newPromotionCode } from './catalogue.js';
import type { Change } from './change.js';

/** The price that the application sells at. */
export const SEEDED_PRICE = 'price_sandbox_listing_credit';

/** What there is to buy, and two promotion codes. Loaded once. */
export async function seed(change: Change): Promise<void> {
  if (await change.find('price', SEEDED_PRICE)) return;
  const product = newProduct(change, 'Hotel-Listing Credit', { id: 'prod_sandbox_listing_credit', default_price: SEEDED_PRICE });
  await change.save(product);
  await change.save(newPrice(change, { currency: 'eur', product: product.id, amount: 18_900, interval: 'year' }, { id: SEEDED_PRICE }));
  for (const { code, percentOff } of [
    { code: 'SAISON20', percentOff: 20 },
    { code: 'WILLKOMMEN', percentOff: 100 },
  ]) {
    const coupon = newCoupon(change, { percentOff, duration: 'once' }, { id: code.toLowerCase(), name: `${percentOff} %` });
    await change.save(coupon);
    await change.save(newPromotionCode(change, code, coupon.id));
  }
}
