import { phraseOf, type Phrase } from '../fold.ts';
import { rowsOf } from './rows-of.ts';

/**
 * Properties for which the reference frame has no attribute. Suppliers state them in English, in a title or as a value
 * of an attribute that the supplier added. Columns: English words, any of which may be stated | words that people type
 * in Russian, English and Turkish.
 */
const rows = `
thick film | толстопленочный, толстая пленка, thick film, kalın film
thin film | тонкопленочный, тонкая пленка, thin film, ince film
metal film | металлопленочный, металлическая пленка, metal film
metal oxide | металлооксидный, металл оксидный, металлоокисный, metal oxide, metal oksit
carbon film, carbon | углеродистый, углеродная пленка, угольный, карбоновый, carbon film, karbon film, karbon
wirewound, wire wound | проволочный, намоточный, wirewound, wire wound, tel sargılı
molded, moulded | литой, прессованный, molded, moulded, kalıplı
multilayer | многослойный, multilayer, çok katmanlı
common cathode | общий катод, с общим катодом, common cathode, ortak katot
common anode | общий анод, с общим анодом, common anode, ortak anot
half duplex | полудуплексный, полудуплекс, half duplex, yarı çift yönlü
full duplex | полнодуплексный, дуплексный, полный дуплекс, full duplex, tam çift yönlü
isolated, isolation, isolator | изолированный, гальванически развязанный, с развязкой, с изоляцией, isolated, yalıtımlı, izole
non isolated | неизолированный, без развязки, non isolated, yalıtımsız
sigma delta, delta sigma | сигма дельта, дельта сигма, sigma delta, delta sigma
sar | последовательного приближения, sar, successive approximation
low noise | малошумящий, низкошумящий, с низким шумом, малый шум, low noise, düşük gürültülü, düşük gürültü
low power, micropower, ultra low power | микромощный, микропотребляющий, с низким потреблением, низкое потребление, экономичный, low power, micropower, ultra low power, nanopower, düşük güç, düşük güçlü
precision, high precision | прецизионный, высокоточный, precision, high precision, hassas, yüksek hassasiyetli
zero drift, auto zero, chopper | с нулевым дрейфом, нулевой дрейф, zero drift, auto zero, chopper
high speed | высокоскоростной, скоростной, high speed, yüksek hızlı
low esr | низкий esr, с низким esr, low esr, low impedance, низкоимпедансный, düşük esr
logic level | логический уровень, с логическим уровнем, логическое управление, logic level, lojik seviye, lojik seviyeli
superjunction, super junction | суперпереход, superjunction, super junction
sic, silicon carbide | карбид кремния, карбидокремниевый, карбид кремниевый, sic, silicon carbide, silisyum karbür
gan, gallium nitride | нитрид галлия, gan, gallium nitride, galyum nitrür
schmitt trigger, schmitt | шмитта, триггер шмитта, schmitt, schmitt trigger, schmitt tetikleyici
tri state, 3 state, three state | три состояния, с тремя состояниями, с третьим состоянием, tri state, three state, üç durumlu
differential | дифференциальный, differential, diferansiyel
programmable | программируемый, programmable, programlanabilir
synchronous, synchronous rectification | синхронный, synchronous, senkron
gold | позолоченный, золоченый, золото, с золочением, gold plated, gold, altın kaplama, altın kaplamalı
tin | луженый, tin plated, kalay kaplama
ip67, ip68, ip65, ipx7, waterproof, sealed | влагозащищенный, водонепроницаемый, герметичный, пылевлагозащищенный, waterproof, water proof, sealed, su geçirmez
shrouded | с кожухом, в кожухе, shrouded
ejector | с защелками, ejector
screw | винтовой, винтовая, под винт, screw, vidalı
spring, spring clamp, push in | пружинный, нажимной, самозажимной, безвинтовой, spring, spring clamp, push in, yaylı
pluggable | разъемный, съемный, pluggable, geçmeli, fişli
barrier | барьерный, barrier, bariyer
piezoelectric, piezo | пьезо, пьезоэлектрический, пьезокерамический, piezo, piezoelectric, piezoelektrik
electromagnetic, magnetic | электромагнитный, электромагнитная, electromagnetic, elektromanyetik
ultra fast, ultrafast, super fast, hyperfast | сверхбыстрый, ультрабыстрый, ultrafast, ultra fast, super fast, hyperfast, ultra hızlı
fast recovery | с быстрым восстановлением, быстровосстанавливающийся, fast recovery, hızlı toparlanan
glass passivated | стеклопассивированный, glass passivated
water clear | прозрачная линза, с прозрачной линзой, water clear, şeffaf lens
diffused, frosted | матовый, диффузный, рассеивающий, diffused, frosted, mat, difüz
amber | янтарный, amber, kehribar
top contact | верхний контакт, с верхним контактом, top contact, üst kontak
bottom contact | нижний контакт, с нижним контактом, bottom contact, alt kontak
pushpush | push push, push-push
top entry | вертикальный ввод, top entry
side entry | боковой ввод, side entry
illuminated, with led, lamp | с подсветкой, с индикацией, с индикаторами, подсвечиваемый, illuminated, lighted, ışıklı, aydınlatmalı
omnidirectional | всенаправленный, omnidirectional
inverting | инвертирующий, inverting, evirici
non inverting | неинвертирующий, non inverting, evirmeyen
half bridge | полумост, полумостовой, half bridge, yarım köprü
full bridge, h bridge | полный мост, мостовой, full bridge, tam köprü
active low | активный низкий, active low
active high | активный высокий, active high
watchdog | сторожевой таймер, watchdog
industrial | промышленный, industrial, endüstriyel
non polar, bipolar, non polarized | неполярный, non polar, non polarized, kutupsuz
panel mount, panel | на панель, панельный, для монтажа на панель, panel mount, panel montaj
disc | дисковый, disc, disk
axial | аксиальный, axial, eksenel
radial | радиальный, radial, radyal
right angle, angled, bent tip, bent foot, elbow | угловой, под углом, right angle, angled, dik açılı, açılı
lever, roller lever, straight lever | с рычагом, рычажный, рычаг, lever, kollu
roller | с роликом, роликовый, roller, makaralı
ceramic | керамический, ceramic, seramik
glass | стеклянный, glass, cam
bipolar | биполярный, bipolar, çift kutuplu
latch, latching, bipolar latch | с защелкиванием
unipolar | униполярный, однополярный, unipolar, tek kutuplu
i2s | i2s
snap in | snap in, с защелкой, защелкивающийся
`;

interface CatalogueWords {
  /** Words as catalogues write them. */
  readonly stated: readonly string[];
  readonly phrases: readonly Phrase[];
}

export const catalogueWords: readonly CatalogueWords[] = rowsOf(rows, 'stated', 'typed').map(({ stated, typed }) => {
  const phrases = typed.split(', ');
  // The typed words are added, because some suppliers write in the buyer's language.
  return { stated: [...new Set([...stated.split(', '), ...phrases])], phrases: phrases.map(phraseOf) };
});
