import { expect, it } from 'vitest';
import { isFiller, isJoiningWord } from './joining-words.ts';

const joining =
  'для на с со и или в во из от до по к под при за for with and or of the a an in to from on by at into ve ile için veya icin bir';
const fillers =
  'без ic ics chip chips part parts component components device unit type kind small tiny cheap good best simple standard ' +
  'general purpose universal need buy price any some электронный электронная мелкий маленький маленькая малый недорогой ' +
  'дешевый дешёвый хороший обычный любой простой универсальный нужен нужна нужно купить цена тип типа вид datasheet даташит ' +
  'схема чип деталь радиодеталь компонент элемент штук шт çip cip parça parca eleman elemanı bileşen küçük ucuz iyi basit ' +
  'standart herhangi fiyat satın al gerekli lazım tip tipi adet ' +
  'чем как какой какая какое какую нужны надо хочу хочется посоветуйте подскажите сделать получить which what how recommend looking make hangi nasıl öneri lazım';

it.each(joining.split(' '))('%s joins words', (word) => {
  expect([isJoiningWord(word), isFiller(word)]).toEqual([true, true]);
});
it.each(fillers.split(' '))('%s says nothing about the part', (word) => {
  expect([isJoiningWord(word), isFiller(word)]).toEqual([false, true]);
});
it('letter case does not matter', () => {
  expect([isJoiningWord('ДЛЯ'), isFiller('Купить')]).toEqual([true, true]);
});
it.each(['датчик', 'red', '', '1', 'индикатор', 'constructor'])('%j has a meaning', (word) => {
  expect([isJoiningWord(word), isFiller(word)]).toEqual([false, false]);
});
