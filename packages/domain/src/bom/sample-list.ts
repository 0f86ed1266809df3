/** A sample list for the BOM tool, with one part for each of its abilities. */
export const sampleList = `Ref,Qty,MPN,Value,Package,Description
"R1-R4,R7",5,RC0603FR-0710KL,10k,0603,Resistor 1%
"C1,C2,C5",3,,100nF 50V X7R,0603,Ceramic capacitor
D1,1,1N4148,,,Switching diode
U1,1,NE555P,,DIP-8,Timer
R5,1,,4k7,0805,Resistor 5%
`;
